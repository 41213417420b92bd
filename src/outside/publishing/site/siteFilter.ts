// The visitor's filters, in the query of a list's URL. Invalid values are ignored.
import { offerFlags } from '#records/objects/objectFields.contract.ts'
import type { OfferFlag } from '#records/objects/objectFields.contract.ts'
import { euro, readNumber, squareMetres } from '#kit/fields/readNumber.ts'
import type { NumberRules } from '#kit/fields/readNumber.ts'

export const perPage = 24
export const offers = Object.keys(offerFlags) as OfferFlag[]

export type SiteFilter = {
  offer: OfferFlag | null
  /** A sub-type, or a type if negative. */
  type: number | null
  place: number | null
  priceMin: number | null
  priceMax: number | null
  areaMin: number | null
  areaMax: number | null
  /** Minimum number. */
  bedrooms: number | null
}

/** Alternatives to the default order, which is featured first, then newest. */
export const orders = ['priceUp', 'priceDown', 'areaDown'] as const
export type SiteOrder = (typeof orders)[number]

export type SiteQuery = { filter: SiteFilter; order: SiteOrder | null; page: number }

export function readQuery(query: Record<string, unknown>): SiteQuery {
  const number = (name: string, most: number, least = 0) => {
    const text = query[name]
    const value = typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : null
    return value !== null && value !== 0 && value >= least && value <= most ? value : null
  }
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
      place: number('place', 999_999_999),
      priceMin: amount('priceMin', euro, 999_999_999),
      priceMax: amount('priceMax', euro, 999_999_999),
      areaMin: amount('areaMin', squareMetres, 10_000_000),
      areaMax: amount('areaMax', squareMetres, 10_000_000),
      bedrooms: number('bedrooms', 100),
    },
    order: orders.find((order) => order === query['order']) ?? null,
    page: number('page', 100_000, 1) ?? 1,
  }
}

/** `?offer=forSale&page=2`, always in the same order; '' without filters. */
export function queryText({ filter, order, page }: SiteQuery): string {
  const parts = Object.entries({ ...filter, order, page: page > 1 ? page : null })
  const said = parts.filter(([, value]) => value !== null)
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Lists for search engines: only those filtered by offer, type and place. */
export const isWorthFinding = ({ filter }: SiteQuery): boolean =>
  [filter.priceMin, filter.priceMax, filter.areaMin, filter.areaMax, filter.bedrooms].every(
    (value) => value === null,
  )
