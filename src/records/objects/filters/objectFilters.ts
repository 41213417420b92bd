// The object filters, as stored in the address and a cookie, and as sent to the server.
import { standardsOf } from '#kit/fields/filters.ts'
import type { FilterValuesOf } from '#kit/fields/filters.ts'
import { objectFilters } from '../list/objectCriteria.contract.ts'

export type ObjectFilters = FilterValuesOf<typeof objectFilters>
/** The empty filter. */
export const noObjectFilters = standardsOf(objectFilters)

export const typeLists = ['objectType', 'objectSubType'] as const

/** The filters to send: without empty ones, and without texts that are only displayed. */
export const sentFilters = (filters: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        value !== false &&
        value !== null &&
        value !== '' &&
        !name.endsWith('Text') &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
