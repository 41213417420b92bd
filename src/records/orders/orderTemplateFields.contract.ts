// The fields that the text of an order may contain.
import { placeholders } from '#kit/fields/placeholders.ts'

export const orderPlaceholders = [
  'agency',
  'agencyTaxNumber',
  'gemiNumber',
  'agent',
  'parties',
  'properties',
  'fee',
  'from',
  'until',
  'days',
] as const

export const { unknownField, filledIn } = placeholders(orderPlaceholders)
