// The fields of an object, shared by the form, the view, the API and the table.
import {
  area,
  boolNullable,
  currency,
  date,
  distance,
  flag,
  flagEnum,
  location,
  number,
  select,
  textarea,
  textUpTo,
} from '#kit/fields/kinds.ts'

/** The offers of an object; it can have several at once. */
export const offerFlags = { forSale: flag, forRent: flag, forShortRent: flag } as const

/** Features: yes, no, or unknown. A new one must come last, because the column "featureBits" has them in this order. */
export const featureFlags = {
  elevator: boolNullable,
  internalStaircase: boolNullable,
  storageSpace: boolNullable,
  playroom: boolNullable,
  luxurious: boolNullable,
  penthouse: boolNullable,
  neoclassical: boolNullable,
  buildableLand: boolNullable,
  garden: boolNullable,
  swimmingPool: boolNullable,
  awning: boolNullable,
  parking: boolNullable,
  underConstruction: boolNullable,
  renovated: boolNullable,
  newBuilding: boolNullable,
  requiredRenovation: boolNullable,
  newDevelopment: boolNullable,
  underFloorHeating: boolNullable,
  fireplace: boolNullable,
  solarWaterHeating: boolNullable,
  airCondition: boolNullable,
  windowScreens: boolNullable,
  doubleGlass: boolNullable,
  alarm: boolNullable,
  secureDoor: boolNullable,
  nightPower: boolNullable,
  balcony: boolNullable,
  bright: boolNullable,
  facade: boolNullable,
  corner: boolNullable,
  airy: boolNullable,
  painted: boolNullable,
  disabledAccess: boolNullable,
  attic: boolNullable,
  view: boolNullable,
  seaView: boolNullable,
  firstCoastLine: boolNullable,
  unfinished: boolNullable,
  preserved: boolNullable,
  furnished: boolNullable,
  student: boolNullable,
  petsWelcome: boolNullable,
  suitableForCommercialUse: boolNullable,
  eligibleForGoldenVisa: boolNullable,
  ourProject: boolNullable,
  investment: boolNullable,
  noAgentFeeForBuyer: boolNullable,
} as const

/** Short, because the website shows it in one or two lines. */
const headline = textUpTo(120)
const count = number({ max: 10_000 })
const year = number({ min: 1800, max: 2100 })
const latitude = number({ min: -90, max: 90, decimals: 6 })
const longitude = number({ min: -180, max: 180, decimals: 6 })

export const objectFields = {
  subTypeObjectTypeId: select('objectType'),
  objectSubTypeId: select('objectSubType'),
  locationId: location,
  ...offerFlags,
  salePrice: currency,
  salePriceWithDiscount: currency,
  dateOfSalePriceDiscount: date,
  rentPrice: currency,
  rentPriceWithDiscount: currency,
  dateOfRentPriceDiscount: date,
  shortRentPrice: currency,
  /** Most guests of a short stay. */
  sleeps: number({ min: 1, max: 100 }),
  /** Fewest nights of a short stay, where its season says none. */
  minNights: number({ min: 1, max: 365 }),
  /** Its code on booking sites. */
  websiteCode: textUpTo(40),
  title: headline,
  titleEl: headline,
  titleRu: headline,
  area,
  bedrooms: count,
  bathrooms: count,
  livingRooms: count,
  kitchens: count,
  wc: count,
  floor: number({ min: -20, max: 200 }),
  levels: number({ max: 200 }),
  lotArea: area,
  buildableArea: area,
  sizeOfBalconies: area,
  parkingLots: count,
  address: textUpTo(300),
  displayAddress: flag,
  zipCode: textUpTo(20),
  distanceFromSea: distance,
  distanceFromAirport: distance,
  accessFrom: select('accessFrom'),
  orientation: flagEnum('orientation'),
  zone: select('zone'),
  latitude,
  longitude,
  displayCoordinates: flag,
  mapZoom: number({ max: 24, decimals: 2 }),
  mapCircleLatitude: latitude,
  mapCircleLongitude: longitude,
  mapCircleRadius: number({ min: 40, max: 10_000 }),
  description: textarea,
  descriptionEl: textarea,
  descriptionRu: textarea,
  internalNotes: textarea,
  videoURL: textUpTo(500),
  active: flag,
  publishRequested: flag,
  featured: flag,
  recommended: flag,
  soldRecently: flag,
  rented: flag,
  reserved: flag,
  hasKey: flag,
  hasBanner: flag,
  ...featureFlags,
  energyClass: select('energyClass'),
  heating: select('heating'),
  heatingMedium: select('heatingMedium'),
  framesType: select('framesType'),
  floorsType: select('floorsType'),
  constructionYear: year,
  renovationYear: year,
  dateAvailable: date,
  averageMonthlySharedExpenses: currency,
} as const

export type OfferFlag = keyof typeof offerFlags
export type FeatureFlag = keyof typeof featureFlags
export const features = Object.keys(featureFlags) as FeatureFlag[]

/** The option lists of an object: their names in responses, and in the table of options. */
export const objectLists = {
  objectTypes: 'objectType',
  objectSubTypes: 'objectSubType',
  accessFrom: 'accessFrom',
  orientation: 'orientation',
  floorsType: 'floorsType',
  framesType: 'framesType',
  energyClass: 'energyClass',
  zone: 'zone',
  heatingMedium: 'heatingMedium',
  heating: 'heating',
} as const

/** Sub-types up to this one are residential. */
export const lastResidentialSubType = 6
export const isResidential = (object: { objectSubTypeId: number | null }): boolean =>
  object.objectSubTypeId !== null && object.objectSubTypeId <= lastResidentialSubType
