// Builds the request of a list.
import type { Endpoint } from '../http/endpoint.ts'
import type { FilterValues, ListShown } from './listAddress.ts'

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Leaves out empty filters. */
export const withoutBlanks = (filters: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !isBlank(value)))

/** The filters and the order without the page. */
export const orderedInput = (sort: ListShown['sort'], filters: FilterValues) => ({
  ...withoutBlanks(filters),
  ...(sort && { sortBy: sort.by, sortDesc: sort.desc }),
})

/** The parts of the request: paging, sort and filters, in the query of a GET, otherwise in the body. */
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
