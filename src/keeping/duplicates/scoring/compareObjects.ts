import { scored } from './evidence.ts'
import type { Evidence, Scored } from './evidence.ts'
import { isSameStreet, streetOf } from './streets.ts'
import { shared } from './words.ts'

/** The values by which two properties are compared. */
export type ObjectFacts = {
  id: number
  type: number | null
  subType: number | null
  /** The place and all places that contain it; empty without one. */
  places: readonly number[]
  /** Folded, without words for streets and floors (factsOfAddress.sql). */
  address: string
  floor: number | null
  /** Square metres: the interior, or the land for plots. */
  size: number | null
  bedrooms: number | null
  salePrice: number | null
  rentPrice: number | null
  latitude: number | null
  longitude: number | null
  /** Size in bytes, width and height of each photo: equal for the same file. */
  photos: readonly string[]
  /** References in its titles, such as another office's. */
  references: readonly string[]
  owners: readonly number[]
}

/** How likely two objects are the same property. */
export const compareObjects = (one: ObjectFacts, other: ObjectFacts): Scored =>
  scored([
    ...typeEvidence(one, other),
    ...placeEvidence(one, other),
    ...addressEvidence(one, other),
    ...positionEvidence(one, other),
    ...sizeAndPrice(one, other),
    ...roomEvidence(one, other),
    ...sharedThings(one, other),
  ])

function typeEvidence(one: ObjectFacts, other: ObjectFacts): Evidence[] {
  const differ = (a: number | null, b: number | null) => a !== null && b !== null && a !== b
  if (differ(one.type, other.type)) return [{ reason: 'otherType', points: -60, most: 40 }]
  return differ(one.subType, other.subType) ? [{ reason: 'otherType', points: -15 }] : []
}

// A district lies in its town: neither is another place.
function placeEvidence(one: ObjectFacts, other: ObjectFacts): Evidence[] {
  const [place, otherPlace] = [one.places.at(-1), other.places.at(-1)]
  if (place === undefined || otherPlace === undefined) return []
  return one.places.includes(otherPlace) || other.places.includes(place)
    ? []
    : [{ reason: 'otherPlace', points: -40, most: 55 }]
}

function addressEvidence(one: ObjectFacts, other: ObjectFacts): Evidence[] {
  const [street, otherStreet] = [streetOf(one.address), streetOf(other.address)]
  const floors = floorEvidence(one, other)
  if (street.number === '' || otherStreet.number === '') return floors
  return street.number === otherStreet.number && isSameStreet(street, otherStreet)
    ? [{ reason: 'sameAddress', points: 52 }, ...floors]
    : [{ reason: 'otherAddress', points: -40, most: 55 }, ...floors]
}

function floorEvidence(one: ObjectFacts, other: ObjectFacts): Evidence[] {
  if (one.floor === null || other.floor === null) return []
  return one.floor === other.floor
    ? [{ reason: 'sameFloor', points: 15, value: String(one.floor) }]
    : [{ reason: 'otherFloor', points: -70, most: 40 }]
}

/** Metres between two points; undefined if one is missing. */
function metresBetween(one: ObjectFacts, other: ObjectFacts): number | undefined {
  if (
    one.latitude === null ||
    one.longitude === null ||
    other.latitude === null ||
    other.longitude === null
  )
    return undefined
  const north = (one.latitude - other.latitude) * 111_320
  const east =
    (one.longitude - other.longitude) * 111_320 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

function positionEvidence(one: ObjectFacts, other: ObjectFacts): Evidence[] {
  const metres = metresBetween(one, other)
  if (metres === undefined) return []
  if (metres > 300)
    return [{ reason: 'farApart', points: -50, most: 55, value: String(Math.round(metres)) }]
  return metres <= 80
    ? [{ reason: 'nearby', points: metres <= 40 ? 20 : 10, value: String(Math.round(metres)) }]
    : []
}

function sizeAndPrice(one: ObjectFacts, other: ObjectFacts): Evidence[] {
  const size = apart(one.size, other.size)
  const price = apart(one.salePrice, other.salePrice) ?? apart(one.rentPrice, other.rentPrice)
  const both = size === 0 && price === 0
  return [...sizeEvidence(size, one, both), ...priceEvidence(price)]
}

/** The difference of two amounts as a fraction of the larger; undefined if one is unknown. */
const apart = (one: number | null, other: number | null) =>
  one && other ? Math.abs(one - other) / Math.max(one, other) : undefined

// The same size to the square metre with the same price is rarely a coincidence.
function sizeEvidence(
  size: number | undefined,
  { size: metres }: ObjectFacts,
  both: boolean,
): Evidence[] {
  if (size === undefined) return []
  if (size === 0) return [{ reason: 'sameSize', points: both ? 47 : 20, value: String(metres) }]
  if (size <= 0.05) return [{ reason: 'nearSize', points: 15 }]
  return size > 0.1
    ? [{ reason: 'otherSize', points: -40, most: 55 }]
    : [{ reason: 'otherSize', points: -5 }]
}

function priceEvidence(price: number | undefined): Evidence[] {
  if (price === undefined) return []
  if (price === 0) return [{ reason: 'samePrice', points: 15 }]
  if (price <= 0.1) return [{ reason: 'nearPrice', points: 8 }]
  return price > 0.3 ? [{ reason: 'otherPrice', points: -10 }] : []
}

const roomEvidence = (one: ObjectFacts, other: ObjectFacts): Evidence[] =>
  one.bedrooms !== null && other.bedrooms !== null && one.bedrooms !== other.bedrooms
    ? [{ reason: 'otherRooms', points: -20 }]
    : []

function sharedThings(one: ObjectFacts, other: ObjectFacts): Evidence[] {
  const reference = shared(one.references, other.references)
  const photos = one.photos.filter((photo) => other.photos.includes(photo)).length
  return [
    ...(reference === undefined
      ? []
      : [{ reason: 'sameReference' as const, points: 45, value: reference }]),
    ...(photos === 0 ? [] : [{ reason: 'samePhotos' as const, points: 45, value: String(photos) }]),
    ...(shared(one.owners, other.owners) === undefined
      ? []
      : [{ reason: 'sameOwner' as const, points: 15 }]),
  ]
}
