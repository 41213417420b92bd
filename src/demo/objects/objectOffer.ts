// Offer and prices of an object, by size, place and condition.

import { addDays } from '#kit/clock.ts'
import type { ObjectKind } from '../data/objectKinds.ts'
import type { ObjectPlace } from '../data/objectPlaces.ts'
import type { Random } from '../random.ts'
import type { ObjectDraft } from './demoObject.ts'

const states = {
  sale: 400,
  rent: 120,
  shortRent: 90,
  saleAndRent: 60,
  saleAndShortRent: 30,
  rentAndShortRent: 40,
  everything: 10,
  rented: 140,
  reserved: 50,
  soldRecently: 70,
  sold: 60,
  minimal: 60,
} as const

export type OfferState = keyof typeof states

const forms: Readonly<Record<OfferState, readonly ('sale' | 'rent' | 'shortRent')[]>> = {
  sale: ['sale'],
  rent: ['rent'],
  shortRent: ['shortRent'],
  saleAndRent: ['sale', 'rent'],
  saleAndShortRent: ['sale', 'shortRent'],
  rentAndShortRent: ['rent', 'shortRent'],
  everything: ['sale', 'rent', 'shortRent'],
  rented: ['rent'],
  reserved: ['sale'],
  soldRecently: ['sale'],
  sold: ['sale'],
  minimal: [],
}

/** Objects that cannot be let are for sale instead. */
export function offerState(random: Random, kind: ObjectKind): OfferState {
  const state = random.weighted(states)
  const offered = forms[state]
  if (offered.includes('shortRent') && !kind.rentsShort) return 'sale'
  return offered.includes('rent') && !kind.rents ? 'sale' : state
}

export function objectOffer(
  random: Random,
  today: string,
  state: OfferState,
  object: ObjectDraft,
  kind: ObjectKind,
  place: ObjectPlace,
): Partial<ObjectDraft> {
  const [forSale, forRent, forShortRent] = (['sale', 'rent', 'shortRent'] as const).map((form) =>
    forms[state].includes(form),
  ) as [boolean, boolean, boolean]
  const worth = worthOf(random, object, kind, place)
  const salePrice = forSale ? roundSale(worth) : null
  const rentPrice = forRent ? roundRent((worth * (0.042 + random.next() * 0.012)) / 12) : null
  return {
    forSale,
    forRent,
    forShortRent,
    salePrice,
    rentPrice,
    shortRentPrice: forShortRent ? perNight(random, object.area ?? 50, place) : null,
    sleeps: forShortRent ? Math.max(2, (object.bedrooms ?? 1) * 2 + 1) : null,
    minNights: forShortRent ? 2 : null,
    ...(salePrice && random.chance(0.16) && saleDiscount(random, today, salePrice)),
    ...(rentPrice && random.chance(0.08) && rentDiscount(random, today, rentPrice)),
    active: state !== 'sold',
    rented: state === 'rented',
    reserved: state === 'reserved',
    soldRecently: state === 'soldRecently',
    eligibleForGoldenVisa: forSale && worth >= 400_000 ? true : object.eligibleForGoldenVisa,
    dateAvailable: random.chance(0.2) ? addDays(today, random.int(-90, 150)) : null,
  }
}

function worthOf(random: Random, object: ObjectDraft, kind: ObjectKind, place: ObjectPlace) {
  const size = object.area ?? object.lotArea ?? 0
  const isSmall = kind.form !== 'land' && size < 50 ? 1.08 : 1
  const view = object.seaView ? 1.12 : 1
  const shore = object.firstCoastLine ? 1.2 : 1
  const noise = 0.88 + random.next() * 0.26
  const condition = kind.form === 'land' ? 1 : conditionOf(object)
  return Math.max(
    3000,
    size * place.perMeter * kind.factor * isSmall * view * shore * noise * condition,
  )
}

function conditionOf({
  newBuilding,
  constructionYear,
  renovated,
  requiredRenovation,
}: ObjectDraft) {
  if (newBuilding) return 1.35
  if (requiredRenovation) return 0.68
  return (constructionYear !== null && constructionYear > 2003 ? 1.1 : 0.9) * (renovated ? 1.12 : 1)
}

const to = (step: number) => (price: number) => Math.max(step, Math.round(price / step) * step)
const roundSale = (price: number) => to(price < 40_000 ? 500 : price < 400_000 ? 1000 : 5000)(price)
const roundRent = (price: number) => to(price < 300 ? 5 : 10)(price)

const perNight = (random: Random, area: number, { setting, perMeter }: ObjectPlace) =>
  to(5)(
    (28 + Math.min(area, 260) * 0.55) *
      (setting === 'coast' ? 1.3 : 1) *
      (perMeter / 2300) *
      (0.9 + random.next() * 0.3),
  )

const saleDiscount = (random: Random, today: string, price: number) => ({
  salePriceWithDiscount: roundSale(price * (0.88 + random.next() * 0.08)),
  dateOfSalePriceDiscount: addDays(today, -random.int(2, 160)),
})

const rentDiscount = (random: Random, today: string, price: number) => ({
  rentPriceWithDiscount: roundRent(price * (0.88 + random.next() * 0.06)),
  dateOfRentPriceDiscount: addDays(today, -random.int(2, 120)),
})
