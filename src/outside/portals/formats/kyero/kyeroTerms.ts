// Kyero's terms for property types, features and energy classes.
import type { FeatureFlag } from '#records/objects/objectFields.contract.ts'
import { features } from '#records/objects/objectFields.contract.ts'
import { energyGrades } from '../energyGrades.ts'

/** Types of property by our sub-types. Kyero does not accept the missing ones, such as air rights. */
export const kyeroTypes: Readonly<Record<number, string>> = {
  1: 'apartment',
  2: 'town house',
  3: 'house',
  4: 'villa',
  5: 'studio',
  6: 'apartment',
  7: 'commercial property',
  8: 'commercial property',
  9: 'commercial property',
  10: 'commercial property',
  11: 'commercial property',
  12: 'hotel',
  13: 'commercial property',
  14: 'commercial property',
  15: 'commercial property',
  16: 'commercial property',
  17: 'land',
  18: 'land',
  19: 'land',
  20: 'land',
  21: 'land',
  23: 'apartment building',
  24: 'garage',
  25: 'storage room',
  26: 'business',
  27: 'wooden house',
}

/** For properties without a sub-type. */
export const kyeroMainTypes: Readonly<Record<number, string>> = {
  1: 'house',
  2: 'commercial property',
  3: 'land',
}

/** A–G or X (none, exempt or being issued), by our energy classes. */
export const kyeroEnergy: Readonly<Record<number, string>> = {
  ...energyGrades,
  10: 'X',
  11: 'X',
}

/** Facts that have their own elements. */
const elements: readonly FeatureFlag[] = ['swimmingPool', 'newBuilding']
/** Facts written as free text, in English. */
export const kyeroFeatures = features.filter((name) => !elements.includes(name))

export const mostFeatures = 50
