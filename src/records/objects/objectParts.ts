// The groups of an object's fields, in the form and in the view.
import type { FeatureFlag } from './objectFields.contract.ts'
import type { ObjectFieldName } from './edit/objectForm.ts'

/** The sections of the form; the names are used in the keys of titles and as anchors. */
export const editSections = [
  'main',
  'location',
  'features',
  'offer',
  'photos',
  'map',
  'contacts',
] as const
export type SectionName =
  | (typeof editSections)[number]
  | 'notes'
  | 'description'
  | 'address'
  | 'facts'
  | 'has'
  | 'links'
  | 'service'

export const sizes = [
  'area',
  'bedrooms',
  'bathrooms',
  'livingRooms',
  'kitchens',
  'wc',
  'floor',
  'levels',
  'lotArea',
  'buildableArea',
  'sizeOfBalconies',
  'parkingLots',
] as const satisfies ObjectFieldName[]

export const addressFacts = [
  'address',
  'zipCode',
  'zone',
  'accessFrom',
  'orientation',
  'distanceFromSea',
  'distanceFromAirport',
] as const satisfies ObjectFieldName[]

export const buildFacts = [
  'constructionYear',
  'renovationYear',
  'energyClass',
  'heating',
  'heatingMedium',
  'framesType',
  'floorsType',
] as const satisfies ObjectFieldName[]

export const offerFacts = ['dateAvailable', 'averageMonthlySharedExpenses'] as const

export const states = [
  'active',
  'featured',
  'recommended',
  'soldRecently',
  'rented',
  'reserved',
  'hasKey',
  'hasBanner',
] as const satisfies ObjectFieldName[]

export const featureGroups = {
  building: [
    'elevator',
    'internalStaircase',
    'attic',
    'penthouse',
    'neoclassical',
    'preserved',
    'luxurious',
    'facade',
    'corner',
    'disabledAccess',
  ],
  rooms: ['storageSpace', 'playroom', 'fireplace', 'furnished', 'bright', 'airy'],
  outside: ['balcony', 'garden', 'swimmingPool', 'awning', 'parking', 'buildableLand'],
  comfort: ['airCondition', 'underFloorHeating', 'solarWaterHeating', 'nightPower'],
  security: ['doubleGlass', 'windowScreens', 'secureDoor', 'alarm'],
  condition: [
    'newBuilding',
    'newDevelopment',
    'underConstruction',
    'unfinished',
    'renovated',
    'requiredRenovation',
    'painted',
  ],
  position: ['view', 'seaView', 'firstCoastLine'],
  suits: [
    'student',
    'petsWelcome',
    'suitableForCommercialUse',
    'investment',
    'eligibleForGoldenVisa',
    'ourProject',
    'noAgentFeeForBuyer',
  ],
} as const satisfies Record<string, FeatureFlag[]>
export type FeatureGroup = keyof typeof featureGroups
export const featureGroupNames = Object.keys(featureGroups) as FeatureGroup[]

/** The features that the form shows before it is switched to every field. */
export const everydayFeatures = [
  'elevator',
  'storageSpace',
  'furnished',
  'balcony',
  'parking',
  'garden',
  'airCondition',
  'fireplace',
  'seaView',
] as const satisfies FeatureFlag[]
