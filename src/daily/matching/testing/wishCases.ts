// Wishes labelled by hand.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export const wishLanguages = ['en', 'el', 'ru'] as const
export type WishCase = { language: string; text: string; wish: string }

/**
 * `wish` is the label: the service, then types, places, `not` places, bedrooms, area, lot, floor, year and price as `2`
 * (about), `2..`, `..3` or `2..3`, and facts that are `nice` to have or a `must`.
 */
export const wishCases: WishCase[] = wishLanguages.flatMap((language) =>
  rowsOf(`wishes.${language}.tsv`).map(([text = '', wish = '']) => ({ language, text, wish })),
)

/** Wishes that are easily misread: refusals, where people come from, abbreviations, several offers in one text. */
export const pitfalls: WishCase[] = rowsOf('pitfalls.tsv').map(
  ([language = '', text = '', wish = '']) => ({ language, text, wish }),
)

function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(`../cases/${file}`, import.meta.url), 'utf8').trimEnd()
  return lines
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

export const services = { buy: 1, rent: 2, stay: 3 } as const
/** Sub-types by their name in the labels. */
const kinds: Record<string, number[]> = {
  flat: [1, 6],
  house: [2, 3, 4],
  villa: [4],
  maisonette: [2],
  studio: [5],
  shop: [7],
  office: [8],
  warehouse: [9],
  hotel: [12],
  plot: [17],
  farmland: [18, 19],
  loft: [6],
  land: [17, 18],
}

type Range = { about: number | null; least: number | null; most: number | null }
const none: Range = { about: null, least: null, most: null }
const amount = (text: string | undefined) => (text ? Number(text) : null)

function range(text: string | undefined): Range {
  if (text === undefined) return none
  const [from, to] = text.split('..')
  if (!text.includes('..')) return { about: amount(text), least: null, most: null }
  return { about: amount(from) ?? amount(to), least: amount(from), most: amount(to) }
}

/** The row of "leadWish" for a label, with names in place of ids of places and facts. */
export function labelledWish(wish: string) {
  const [service = 'buy', ...said] = wish.split('; ')
  const parts = Object.fromEntries(
    said.map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]),
  )
  const list = (name: string) => parts[name]?.split(', ') ?? []
  const price = range(parts['price'])
  const bedrooms = range(parts['bedrooms'])
  const subTypes = [...new Set(list('kind').flatMap((kind) => kinds[kind] ?? []))]
  const isHome = list('kind').includes('home') || bedrooms.about !== null
  return {
    service: services[service as keyof typeof services],
    places: list('place'),
    notPlaces: list('not'),
    facts: [...list('nice'), ...list('must')],
    mustFacts: list('must'),
    subTypes,
    types: isHome ? [1] : [],
    priceMin: price.least,
    priceMax: price.most,
    bedrooms,
    area: range(parts['area']),
    lotArea: range(parts['lot']),
    floor: range(parts['floor']),
    year: range(parts['year']),
  }
}

/** Stores the wish of a label for a lead without wishes of its own. */
export async function storeLabelled(db: Kysely<never>, leadId: number, wish: string) {
  const said = labelledWish(wish)
  const bits = (facts: string[]) =>
    sql`(SELECT coalesce(bit_or(1::bigint << "bit"), 0) FROM "matchFact" WHERE "fact" = ANY (${facts}::text[]))`
  const places = (names: string[]) =>
    sql`ARRAY(SELECT "id" FROM "place" WHERE "nameEn" = ANY (${names}::text[]) ORDER BY "id")`
  const { bedrooms, area, lotArea, floor, year } = said
  await sql`
    INSERT INTO "leadWish" ("leadId", "service", "priceMin", "priceMax", "priceFrom", "priceTo", "places", "near", "notPlaces", "facts",
      "mustFacts", "types", "subTypes", "bedrooms", "bedroomsMin", "bedroomsMax", "area", "areaMin", "areaMax", "lotArea", "lotAreaMin",
      "lotAreaMax", "floorMin", "floorMax", "yearMin", "yearMax")
    SELECT ${leadId}, ${said.service}, ${said.priceMin}, ${said.priceMax}, coalesce(${said.priceMin}::numeric * 0.9, 0),
      coalesce(${said.priceMax}::numeric * 1.1, 999999999999), p."ids", "nearPlaces"(p."ids"), ${places(said.notPlaces)},
      ${bits(said.facts)}, ${bits(said.mustFacts)},
      ARRAY(SELECT DISTINCT t FROM (SELECT "parent" FROM "selectOption" WHERE "list" = 'objectSubType'
        AND "value" = ANY (${said.subTypes}::integer[]) UNION ALL SELECT unnest(${said.types}::integer[])) AS u (t)),
      ${said.subTypes}::integer[], ${bedrooms.about}, ${bedrooms.least}, ${bedrooms.most}, ${area.about}, ${area.least}, ${area.most},
      ${lotArea.about}, ${lotArea.least}, ${lotArea.most}, ${floor.least}, ${floor.most}, ${year.least}, ${year.most}
    FROM (SELECT ${places(said.places)} AS "ids") AS p`.execute(db)
}
