// The fields that a template of a mail may contain.
import { placeholders } from '#kit/fields/placeholders.ts'

export const templateFields = [
  'name',
  'property',
  'day',
  'time',
  'agent',
  'phone',
  'agency',
] as const

export const { unknownField, filledIn, emptyFields } = placeholders(templateFields)
