// The filters of the object search, as stored in the address and a cookie, and as sent to the server.
import { noObjectFilters, sentFilters } from '../filters/objectFilters.ts'
import type { ObjectFilter } from '../list/objectLists.contract.ts'

export const objectSearchFilters = {
  ...noObjectFilters,
  /** An area of the map: south, west, north, east. */
  bounds: '',
  /** Show the results on a map instead of a list. */
  showOnMap: false,
  /** Show the results, not the form. */
  shown: false,
}
export type ObjectSearchFilters = typeof objectSearchFilters

/** The filters to send: without empty ones and without `shown`, which only the screen needs. */
export const searchInput = ({ shown: _shown, ...filters }: ObjectSearchFilters): ObjectFilter =>
  sentFilters(filters)
