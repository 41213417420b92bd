// The visitor's filters, in the query of a list's URL. Invalid values are ignored.
import { offerFlags } from '#records/objects/objectFields.contract.ts'
import type { FeatureFlag, OfferFlag } from '#records/objects/objectFields.contract.ts'
import { euro, readNumber, squareMetres } from '#kit/fields/readNumber.ts'
import type { NumberRules } from '#kit/fields/readNumber.ts'

export const perPage = 24
export const offers = Object.keys(offerFlags) as OfferFlag[]
/** The features that visitors ask for first. */
export const wantedFeatures = [
  'seaView',
  'elevator',
  'parking',
  'balcony',
  'airCondition',
  'furnished',
  'petsWelcome',
  'garden',
  'swimmingPool',
  'storageSpace',
] as const satisfies readonly FeatureFlag[]
const mostPlaces = 20

export type SiteFilter = {
  offer: OfferFlag | null
  /** A sub-type, or a type if negative. */
  type: number | null
  /** Any of them. */
  places: number[]
  priceMin: number | null
  priceMax: number | null
  areaMin: number | null
  areaMax: number | null
  /** Minimum number. */
  bedrooms: number | null
  /** All of them. */
  features: (typeof wantedFeatures)[number][]
}

/** Alternatives to the default order, which is featured first, then newest. */
export const orders = ['priceUp', 'priceDown', 'areaDown'] as const
export type SiteOrder = (typeof orders)[number]

export type SiteQuery = { filter: SiteFilter; order: SiteOrder | null; page: number }

export function readQuery(query: Record<string, unknown>): SiteQuery {
  const numberIn = (text: unknown, most: number, least = 0) => {
    const value = typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : null
    return value !== null && value !== 0 && value >= least && value <= most ? value : null
  }
  const number = (name: string, most: number, least?: number) => numberIn(query[name], most, least)
  const amount = (name: string, units: NumberRules['units'], most: number) => {
    const text = query[name]
    const rules = { units, thousands: true, decimals: 0, rounds: true }
    const value = typeof text === 'string' ? (readNumber(text, rules)?.value ?? 0) : 0
    return value > 0 && value <= most ? value : null
  }
  return {
    filter: {
      offer: offers.find((offer) => offer === query['offer']) ?? null,
      type: number('type', 10_000, -10_000),
      places: sortedPlaces(
        [query['place']].flat().flatMap((text) => numberIn(text, 999_999_999) ?? []),
      ),
      priceMin: amount('priceMin', euro, 999_999_999),
      priceMax: amount('priceMax', euro, 999_999_999),
      areaMin: amount('areaMin', squareMetres, 10_000_000),
      areaMax: amount('areaMax', squareMetres, 10_000_000),
      bedrooms: number('bedrooms', 100),
      features: wantedFeatures.filter((name) => [query['with']].flat().includes(name)),
    },
    order: orders.find((order) => order === query['order']) ?? null,
    page: number('page', 100_000, 1) ?? 1,
  }
}

/** Each once, and in one order, so that the same places have the same address. */
export const sortedPlaces = (places: readonly number[]): number[] =>
  [...new Set(places)].sort((a, b) => a - b).slice(0, mostPlaces)

/** `?offer=forSale&place=3&place=8&page=2`, always in the same order; '' without filters. */
export function queryText({ filter, order, page }: SiteQuery): string {
  const { offer, type, places, features, ...numbers } = filter
  const parts = {
    offer,
    type,
    place: places,
    ...numbers,
    with: features,
    order,
    page: page > 1 ? page : null,
  }
  const params = Object.entries(parts).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null ? [] : [[name, String(one)]])),
  )
  const text = new URLSearchParams(params).toString()
  return text && `?${text}`
}

/** The number of filters that are set. */
export const filtersIn = ({ places, features, ...single }: SiteFilter): number =>
  places.length + features.length + Object.values(single).filter((value) => value !== null).length

/** Lists for search engines: only those filtered by offer, type and one place. */
export const mayBeIndexed = ({ filter }: SiteQuery): boolean =>
  filtersIn({ ...filter, offer: null, type: null, places: filter.places.slice(1) }) === 0
