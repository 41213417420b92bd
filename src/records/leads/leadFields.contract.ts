import {
  area,
  currency,
  date,
  flag,
  flagEnum,
  location,
  number,
  ref,
  select,
  textarea,
} from '#kit/fields/kinds.ts'

/** The numbers of these stages in the option list. */
export const leadStages = {
  new: 1,
  contacted: 2,
  viewings: 3,
  negotiation: 4,
  agreed: 6,
  lost: 7,
} as const

/** How often new matches go to the client, as in the list sendMatches. */
export const sendings = { off: 1, day: 2, week: 3 } as const

const bedrooms = number({ max: 50 })
const floor = number({ min: -20, max: 200 })
const year = number({ min: 1800, max: 2100 })

/** The client's criteria, besides places and budgets. Empty ones are read from the description. */
export const wishFields = {
  wantedSubTypes: flagEnum('objectSubType'),
  bedroomsMin: bedrooms,
  bedroomsMax: bedrooms,
  areaMin: area,
  areaMax: area,
  lotAreaMin: area,
  lotAreaMax: area,
  floorMin: floor,
  floorMax: floor,
  yearMin: year,
  yearMax: year,
  /** Objects without all of these do not match. */
  mustHave: flagEnum('wish'),
  niceToHave: flagEnum('wish'),
  /** Criteria that were misread in the description, and are ignored. */
  notFromText: flagEnum('wishPart'),
} as const

/** Services that the client wants from the agency. */
export const serviceFields = {
  forPurchase: flag,
  forRent: flag,
  forShortRent: flag,
  forSell: flag,
  forRentOut: flag,
} as const

export const budgetFields = {
  purchaseBudgetRangeMin: currency,
  purchaseBudgetRangeMax: currency,
  rentBudgetRangeMin: currency,
  rentBudgetRangeMax: currency,
  shortRentBudgetRangeMin: currency,
  shortRentBudgetRangeMax: currency,
} as const

export const placeFields = {
  /** Wanted places, of equal rank; objects inside or near one of them match. */
  locationId: location,
  location2Id: location,
  location3Id: location,
  /** Objects in this place do not match. */
  notLocationId: location,
} as const

export const leadFields = {
  accountId: ref('account'),
  source: ref('source'),
  ...serviceFields,
  ...budgetFields,
  ...placeFields,
  ...wishFields,
  startDate: date,
  endDate: date,
  priority: select('leadPriority'),
  stage: select('leadStage'),
  description: textarea,
  /** How often new properties and lower prices that match are mailed to the client. */
  sendMatches: select('sendMatches'),
} as const
