// The groups of an object's fields, in the form and in the view.
import { objectTypes } from '#base/settings/knownOptions.contract.ts'
import type { FeatureFlag } from './objectFields.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'
import type { ObjectFieldName } from './edit/objectForm.ts'

/** The names of sections, used in the keys of their titles and as anchors. */
export type SectionName =
  | EditSection
  | 'notes'
  | 'description'
  | 'address'
  | 'facts'
  | 'has'
  | 'links'
  | 'service'
export type EditSection = 'main' | 'location' | 'features' | 'offer' | 'photos' | 'map' | 'contacts'

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

/** The features that the form shows before it is switched to every field, besides those that are set. */
const everydayFeatures = {
  homes: [
    ...(['balcony', 'elevator', 'storageSpace', 'parking', 'garden', 'furnished'] as const),
    ...(['airCondition', 'fireplace', 'seaView', 'swimmingPool', 'petsWelcome'] as const),
  ],
  businesses: [
    ...(['facade', 'corner', 'elevator', 'storageSpace', 'parking', 'airCondition'] as const),
    ...(['disabledAccess', 'renovated', 'investment'] as const),
  ],
  land: ['buildableLand', 'facade', 'corner', 'view', 'seaView', 'firstCoastLine', 'investment'],
} as const satisfies Record<string, FeatureFlag[]>

export function usualFeatures({
  subTypeObjectTypeId: type,
}: Pick<ObjectEntity, 'subTypeObjectTypeId'>) {
  if (type === objectTypes.land) return everydayFeatures.land
  return type === objectTypes.commercial ? everydayFeatures.businesses : everydayFeatures.homes
}
