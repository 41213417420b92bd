// Position of an object: its place, a point near it, the street, and the distances to sea and airport.

import type { ObjectKind } from '../data/objectKinds.ts'
import type { ObjectPlace } from '../data/objectPlaces.ts'
import { regions } from '../data/places.ts'
import type { Random } from '../random.ts'
import type { ObjectDraft } from './demoObject.ts'

const ISLET = 22
const HOUSEBOAT = 28
const streetsAnywhere = ['28ης Οκτωβρίου', '25ης Μαρτίου', 'Μεγάλου Αλεξάνδρου', 'Αριστοτέλους']
const streetsByTheSea = ['Παραλιακή οδός', 'Ποσειδώνος', 'Ακτή Μιαούλη', 'Αγίου Νικολάου']

export function objectSite(
  random: Random,
  kind: ObjectKind,
  place: ObjectPlace,
): Partial<ObjectDraft> {
  const meters = reach(random, kind, place)
  const at = pointFrom(place, bearing(random, kind, place), meters)
  const hasStreet = kind.form !== 'land'
  return {
    locationId: place.id,
    zipCode: place.zipCode,
    address: hasStreet ? street(random, place) : null,
    displayAddress: hasStreet && random.chance(0.15),
    distanceFromSea: fromSea(random, kind, place, meters),
    distanceFromAirport: place.fromAirport * 1000 + random.int(-4, 4) * 250,
    accessFrom: access(random, kind, place),
    zone: zone(random, kind, place),
    orientation: random.sample([1, 2, 3, 4, 5, 6, 7, 8], random.int(0, 2)).sort((a, b) => a - b),
    ...(random.chance(0.95) && shown(random, at)),
  }
}

type Point = { latitude: number; longitude: number }

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function pointFrom(from: Point, degrees: number, meters: number): Point {
  const angle = (degrees / 180) * Math.PI
  const scale = Math.cos((from.latitude / 180) * Math.PI)
  return {
    latitude: rounded(from.latitude + (meters * Math.cos(angle)) / 111_200),
    longitude: rounded(from.longitude + (meters * Math.sin(angle)) / (111_200 * scale)),
  }
}

/** Away from the water, except for objects in it. */
function bearing(random: Random, kind: ObjectKind, place: ObjectPlace): number {
  if (kind.subType === ISLET || kind.subType === HOUSEBOAT) return place.inland + 180
  return place.fromSea === null ? random.int(0, 359) : place.inland + random.int(-75, 75)
}

function reach(random: Random, kind: ObjectKind, place: ObjectPlace): number {
  if (kind.subType === ISLET) return 1600
  if (kind.subType === HOUSEBOAT) return 150 + (place.fromSea ?? 0)
  if (kind.form === 'land' && kind.subType !== 29) return random.int(200, 1800)
  return random.int(20, place.setting === 'city' ? 260 : 600)
}

function fromSea(random: Random, kind: ObjectKind, place: ObjectPlace, meters: number) {
  if (kind.subType === ISLET || kind.subType === HOUSEBOAT) return 0
  if (place.fromSea === null || random.chance(0.1)) return null
  const guess = place.fromSea + meters * (0.2 + random.next() * 0.6) - place.fromSea * random.next()
  return Math.max(30, Math.round(guess / 10) * 10)
}

/** An exact position, or a circle around a point nearby. */
function shown(random: Random, at: Point): Partial<ObjectDraft> {
  if (random.chance(0.45)) return { ...at, displayCoordinates: true, mapZoom: random.int(15, 17) }
  const mapCircleRadius = random.pick([250, 400, 500, 800, 1000, 1500, 2500])
  const centre = pointFrom(at, random.int(0, 359), mapCircleRadius * 0.4)
  return {
    ...at,
    displayCoordinates: false,
    mapZoom: random.int(13, 15),
    mapCircleLatitude: centre.latitude,
    mapCircleLongitude: centre.longitude,
    mapCircleRadius,
  }
}

function street(random: Random, place: ObjectPlace): string {
  const towns = [...regions.thessaloniki, ...regions.halkidiki]
  const known = towns.find(({ city }) => city === place.el || place.setting === 'city')
  const near = (place.fromSea ?? 9999) < 300 && place.setting === 'coast' ? streetsByTheSea : []
  return `${random.pick(known?.streets ?? [...streetsAnywhere, ...near])} ${random.int(1, 120)}`
}

function access(random: Random, kind: ObjectKind, place: ObjectPlace): number | null {
  if (kind.subType === ISLET || kind.subType === HOUSEBOAT) return 5
  if (kind.form === 'land') return random.pick([1, 1, 3, 3, 6])
  if (random.chance(0.25)) return null
  return place.setting === 'city' ? random.pick([1, 1, 1, 2, 4]) : random.pick([1, 1, 1, 3])
}

function zone(random: Random, { form, type }: ObjectKind, place: ObjectPlace): number | null {
  if (random.chance(0.3)) return null
  if (form === 'land') return random.pick([1, 4, 9, 10])
  if (type === 2) return random.pick([2, 2, 3, 7])
  return place.setting === 'coast' ? random.pick([1, 5, 6]) : random.pick([1, 1, 7])
}
