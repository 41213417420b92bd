// What objects are searched by, as the address and the cookie keep it, and as the call takes it.
import { filterInput, objectFilters } from '../filters/objectFilters.ts'
import type { ObjectFilter } from '../list/objectLists.contract.ts'

export const objectSearchFilters = {
  ...objectFilters,
  /** A piece of the map: south, west, north, east. */
  bounds: '',
  /** The results come on a map instead of a list. */
  showOnMap: false,
  /** The results are shown, not the form. */
  shown: false,
}
export type ObjectSearchFilters = typeof objectSearchFilters

/** Without what filters nothing; `shown` is the screen's own. */
export const searchInput = ({ shown: _shown, ...filters }: ObjectSearchFilters): ObjectFilter =>
  filterInput(filters)
