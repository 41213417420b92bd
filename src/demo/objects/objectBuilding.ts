// Size, construction and features of an object.

import type { ObjectKind } from '../data/objectKinds.ts'
import type { ObjectPlace } from '../data/objectPlaces.ts'
import type { Random } from '../random.ts'
import type { Features, ObjectDraft } from './demoObject.ts'

const EXEMPT = 10
const BEING_ISSUED = 11

/** Features are true, false or unknown. */
const maybe = (random: Random, yes: number): boolean | null => {
  const drawn = random.next()
  return drawn < yes ? true : drawn < yes + (1 - yes) * 0.35 ? false : null
}

/** @param year the current year */
export function objectBuilding(
  random: Random,
  kind: ObjectKind,
  place: ObjectPlace,
  year: number,
): Partial<ObjectDraft> {
  const size = sizeOf(random, kind)
  if (kind.form === 'land') return { ...land(random, kind, place, size), energyClass: EXEMPT }
  const built = builtIn(random, place, year)
  const age = year - built
  const renovationYear = age > 22 && random.chance(0.35) ? year - random.int(0, 12) : null
  return {
    area: size,
    constructionYear: random.chance(0.94) ? built : null,
    renovationYear,
    energyClass: energyClass(random, kind, age, renovationYear !== null),
    ...(kind.form === 'box' ? {} : rooms(random, kind, size)),
    ...(kind.form === 'box' ? {} : comfort(random, kind, age)),
    ...features(random, kind, place, age, renovationYear !== null),
    ...(kind.form === 'house' && { lotArea: Math.round(size * (1.2 + random.next() * 5)) }),
  }
}

function sizeOf(random: Random, { area: [min, max], form }: ObjectKind): number {
  const size = min + (max - min) * random.next() ** 1.5
  return form === 'land' && size > 1000 ? Math.round(size / 10) * 10 : Math.round(size)
}

function builtIn(random: Random, place: ObjectPlace, year: number): number {
  const age = random.weighted({ new: 14, recent: 24, grown: 34, old: 24, ancient: 4 })
  const [from, to] = {
    new: [-1, 3],
    recent: [4, 20],
    grown: [21, 42],
    old: [43, 66],
    ancient: place.setting === 'coast' ? [30, 60] : [67, 120],
  }[age] as [number, number]
  return year - random.int(from, to)
}

function land(
  random: Random,
  { subType }: ObjectKind,
  { setting, fromSea }: ObjectPlace,
  size: number,
): Partial<ObjectDraft> {
  const isBuildable = subType === 17 || subType === 29 || (subType === 18 && size >= 4000)
  return {
    lotArea: subType === 29 ? null : size,
    area: subType === 29 ? size : null,
    buildableArea: isBuildable ? Math.round(size * (subType === 17 ? 0.8 : 0.05)) : null,
    buildableLand: isBuildable,
    corner: maybe(random, 0.2),
    facade: maybe(random, 0.4),
    view: maybe(random, 0.35),
    seaView: fromSea === null ? null : maybe(random, setting === 'coast' ? 0.4 : 0.05),
    investment: maybe(random, 0.25),
  }
}

function energyClass(random: Random, kind: ObjectKind, age: number, renovated: boolean) {
  if (kind.form === 'box') return EXEMPT
  if (age < 0) return BEING_ISSUED
  if (age < 5) return random.pick([1, 2, 2, 3])
  const best = age < 15 ? 3 : age < 30 ? 5 : 7
  return Math.max(2, Math.min(9, best + random.int(0, 2) - (renovated ? 2 : 0)))
}

function rooms(random: Random, kind: ObjectKind, size: number): Partial<ObjectDraft> {
  if (kind.form === 'work') return { wc: random.int(1, 2), levels: size > 150 ? 2 : 1 }
  if (kind.form === 'building')
    return { levels: random.int(3, 6), bathrooms: Math.max(2, Math.round(size / 70)) }
  const bedrooms = kind.subType === 5 ? 0 : Math.max(1, Math.min(8, Math.round((size - 25) / 33)))
  const isHouse = kind.form === 'house'
  return {
    bedrooms,
    bathrooms: 1 + (size > 105 ? 1 : 0) + (size > 220 ? 1 : 0),
    wc: size > 80 && random.chance(0.5) ? 1 : null,
    livingRooms: kind.subType === 5 ? null : 1 + (size > 240 ? 1 : 0),
    kitchens: 1,
    levels: isHouse && size > 90 ? random.int(2, 3) : 1,
    floor: isHouse ? null : random.int(0, 7),
    sizeOfBalconies: random.chance(0.7) ? random.int(4, isHouse ? 60 : 28) : null,
  }
}

function comfort(random: Random, { form, type }: ObjectKind, age: number): Partial<ObjectDraft> {
  const heating = random.weighted({ 1: age > 25 ? 30 : 4, 2: 22, 3: 34, 4: 8, 5: 4 })
  const isDwelling = form === 'flat' || form === 'house'
  return {
    heating: Number(heating),
    heatingMedium:
      heating === '5' ? null : random.pick(age < 8 ? [2, 5, 5] : [1, 1, 2, 2, 4, 7, 12]),
    framesType: random.pick(age < 20 ? [2, 2, 4, 1] : [1, 1, 3, 4, 5]),
    floorsType: random.pick(isDwelling ? [2, 3, 4, 4, 5, 7, 13, 14] : [4, 6, 7, 9, 10]),
    averageMonthlySharedExpenses:
      form === 'flat' && random.chance(0.7) ? random.int(3, 16) * 5 : null,
    underFloorHeating: age < 8 ? maybe(random, 0.35) : null,
    airCondition: maybe(random, type === 1 ? 0.55 : 0.6),
    doubleGlass: maybe(random, age < 25 ? 0.8 : 0.3),
    secureDoor: maybe(random, 0.5),
    alarm: maybe(random, 0.18),
    solarWaterHeating: isDwelling ? maybe(random, 0.5) : null,
    windowScreens: isDwelling ? maybe(random, 0.45) : null,
    awning: maybe(random, 0.4),
  }
}

function features(
  random: Random,
  { form, subType, type }: ObjectKind,
  { setting, fromSea }: ObjectPlace,
  age: number,
  renovated: boolean,
): Features {
  const isHouse = form === 'house'
  const isHome = isHouse || form === 'flat'
  const isNew = age <= 3
  const seaView =
    fromSea === null
      ? null
      : maybe(random, { city: 0.12, suburb: 0.18, coast: 0.5, village: 0.08 }[setting])
  const common: Features = {
    renovated: renovated ? true : isNew ? null : maybe(random, 0.04),
    newBuilding: isNew ? true : null,
    underConstruction: age < 0 ? true : null,
    newDevelopment: isNew ? maybe(random, 0.4) : null,
    requiredRenovation: age > 40 && !renovated ? maybe(random, 0.45) : null,
    parking: form === 'box' ? null : maybe(random, isHouse ? 0.7 : setting === 'city' ? 0.15 : 0.4),
    corner: maybe(random, 0.2),
    investment: maybe(random, 0.15),
    disabledAccess: maybe(random, 0.12),
    storageSpace: subType === 25 ? true : maybe(random, 0.35),
    ourProject: isNew ? maybe(random, 0.12) : null,
    noAgentFeeForBuyer: maybe(random, 0.06),
    suitableForCommercialUse: type === 2 ? true : maybe(random, 0.06),
  }
  if (!isHome) return { ...common, facade: maybe(random, 0.6), bright: maybe(random, 0.3) }
  const isLarge = subType === 4
  return {
    ...common,
    seaView,
    firstCoastLine: seaView && setting === 'coast' ? maybe(random, 0.15) : null,
    view: seaView ?? maybe(random, 0.25),
    elevator: form === 'flat' ? maybe(random, age < 50 ? 0.85 : 0.3) : maybe(random, 0.04),
    internalStaircase: isHouse ? maybe(random, 0.7) : null,
    garden: isHouse ? maybe(random, 0.8) : setting === 'city' ? null : maybe(random, 0.06),
    swimmingPool: isHouse ? maybe(random, isLarge ? 0.75 : 0.1) : null,
    fireplace: maybe(random, isHouse ? 0.6 : 0.12),
    playroom: isHouse ? maybe(random, 0.25) : null,
    luxurious: maybe(random, isLarge ? 0.6 : 0.06),
    penthouse: form === 'flat' ? maybe(random, 0.08) : null,
    neoclassical: age > 66 ? maybe(random, 0.3) : null,
    preserved: age > 66 ? maybe(random, 0.3) : null,
    attic: isHouse ? maybe(random, 0.25) : null,
    balcony: maybe(random, 0.75),
    bright: maybe(random, 0.6),
    airy: maybe(random, 0.45),
    facade: maybe(random, 0.5),
    painted: maybe(random, 0.3),
    furnished: maybe(random, setting === 'coast' ? 0.5 : 0.25),
    student: setting === 'city' && form === 'flat' ? maybe(random, 0.35) : null,
    petsWelcome: maybe(random, 0.3),
    unfinished: age < 0 ? true : maybe(random, 0.01),
    nightPower: maybe(random, 0.3),
  }
}
