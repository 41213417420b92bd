// The object filters, as stored in the address and a cookie, and as sent to the server.
import type { ObjectStatus } from '../list/objectCriteria.contract.ts'
import type { FeatureFlag } from '../objectFields.contract.ts'

/** Status, owner, who created or changed it and when. */
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

/** The empty filter. */
export const objectFilters = {
  searchStr: '',
  forSale: false,
  forRent: false,
  forShortRent: false,
  types: [] as number[],
  subTypes: [] as number[],
  locationId: null as number | null,
  /** Further places. */
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

export const typeLists = ['objectType', 'objectSubType'] as const

/** The filters to send: without empty ones, and without texts that are only displayed. */
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
