// Which fields of an object stand together, in the form and in the view.
import type { FeatureFlag } from './objectFields.contract.ts'
import type { ObjectFieldName } from './edit/objectForm.ts'

/** The parts of the form, as their titles and anchors call them. */
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

/** How large it is, and of what. */
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

/** Where it is, in words and distances. */
export const addressFacts = [
  'address',
  'zipCode',
  'zone',
  'accessFrom',
  'orientation',
  'distanceFromSea',
  'distanceFromAirport',
] as const satisfies ObjectFieldName[]

/** How it is built and heated. */
export const buildFacts = [
  'constructionYear',
  'renovationYear',
  'energyClass',
  'heating',
  'heatingMedium',
  'framesType',
  'floorsType',
] as const satisfies ObjectFieldName[]

/** On what terms it is offered. */
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

/** What is asked of every object, before the form is unfolded. */
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
