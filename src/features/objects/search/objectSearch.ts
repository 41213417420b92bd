// What objects are searched by, as the address and the cookie keep it, and as the call takes it.
import type { ObjectFilter } from '../list/objectLists.contract.ts'

export const objectSearchFilters = {
  forSale: false,
  forRent: false,
  forShortRent: false,
  locationId: null as number | null,
  priceMin: null as number | null,
  priceMax: null as number | null,
  areaMin: null as number | null,
  areaMax: null as number | null,
  createdBy: null as number | null,
  createdByText: '',
  /** A piece of the map: south, west, north, east. */
  bounds: '',
  /** The results come on a map instead of a list. */
  showOnMap: false,
  /** The results are shown, not the form. */
  shown: false,
}
export type ObjectSearchFilters = typeof objectSearchFilters

/** Without what filters nothing; `shown` is the screen's own. */
export function searchInput({ shown: _shown, ...filters }: ObjectSearchFilters): ObjectFilter {
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        value !== false && value !== null && value !== '' && name !== 'createdByText',
    ),
  )
}
