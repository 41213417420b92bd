// What a list asks the server for.
import type { Endpoint } from '../http/endpoint.ts'
import type { FilterValues, ListShown } from './listAddress.ts'

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Filters that filter nothing are left out. */
export const withoutBlanks = (filters: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !isBlank(value)))

/** The filters and the order, whatever the page. */
export const orderedInput = (sort: ListShown['sort'], filters: FilterValues) => ({
  ...withoutBlanks(filters),
  ...(sort && { sortBy: sort.by, sortDesc: sort.desc }),
})

/** The call's parts: paging, sort and filters in the query of a GET, in the body of the others. */
export function sentFor(
  endpoint: Endpoint,
  shown: Omit<ListShown, 'filters'>,
  filters: FilterValues,
  params?: object,
) {
  const { page, perPage, sort } = shown
  const input = {
    ...orderedInput(sort, filters),
    perPage,
    currentPage: page,
  }
  return {
    ...(params && { params }),
    ...(endpoint.method === 'GET' ? { query: input } : { body: input }),
  }
}
