// What lists of objects are filtered by, as an address and a cookie keep it, and as the calls take it.
import type { ObjectStatus } from '../list/objectCriteria.contract.ts'
import type { FeatureFlag } from '../objectFields.contract.ts'

/** Where it stands, and who had to do with it. */
export const workFilters = {
  statuses: [] as ObjectStatus[],
  ownerId: null as number | null,
  ownerText: '',
  createdBy: null as number | null,
  createdByText: '',
  createdFrom: null as string | null,
  createdTill: null as string | null,
  modifiedBy: null as number | null,
  modifiedByText: '',
  modifiedFrom: null as string | null,
  modifiedTill: null as string | null,
}

/** What the filter says at first: everything. */
export const objectFilters = {
  searchStr: '',
  forSale: false,
  forRent: false,
  forShortRent: false,
  types: [] as number[],
  subTypes: [] as number[],
  locationId: null as number | null,
  /** Further places beside it. */
  locations: [] as number[],
  priceMin: null as number | null,
  priceMax: null as number | null,
  areaMin: null as number | null,
  areaMax: null as number | null,
  bedroomsMin: null as number | null,
  bedroomsMax: null as number | null,
  features: [] as FeatureFlag[],
  ...workFilters,
}
export type ObjectFilters = typeof objectFilters

/** The lists that its types are chosen from. */
export const choiceLists = ['objectType', 'objectSubType'] as const

/** Without what filters nothing, and without what is only shown. */
export const filterInput = (filters: Record<string, unknown>) =>
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
