// Amounts named in a lead's text: the bounds that are read from it, and which properties fit them.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'

let database: TestDatabase<object>
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

/**
 * `wanted`: `bedrooms 2..` at least two, `..2` at most, `2..3` between, `2` about as many. `meets`
 * and `misses` are properties as bedrooms/area/plot.
 */
type Labelled = { language: string; text: string; wanted: string; meets: string; misses: string }

const labelled: Labelled[] = readFileSync(new URL('cases/amounts.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [language = '', text = '', wanted = '', meets = '', misses = ''] = line.split('\t')
    return { language, text, wanted, meets, misses }
  })

const amounts = ['bedrooms', 'area', 'lotArea'] as const

async function wantedBy(text: string): Promise<string> {
  const { rows } = await sql<Record<string, number | null>>`
    SELECT "bedrooms", "bedroomsMin", "bedroomsMax", "area", "areaMin", "areaMax", "lotArea", "lotAreaMin", "lotAreaMax"
    FROM "wishOfText"(${text})`.execute(database.db)
  const wish = rows[0]!
  const said = amounts.map((name) => {
    const [least, most, about] = [wish[`${name}Min`], wish[`${name}Max`], wish[name]]
    if (least != null || most != null) return `${name} ${least ?? ''}..${most ?? ''}`
    return about == null ? '' : `${name} ${about}`
  })
  return said.filter(Boolean).toSorted().join('; ')
}

/** Whether a property with these amounts, of the type named in the text, fits the lead. */
async function isFitting(text: string, property: string): Promise<boolean> {
  const [bedrooms, area, lotArea] = property
    .split('/')
    .map((one) => (one === '-' ? null : Number(one)))
  const wish = { service: 1, places: [], near: [], notPlaces: [], priceFrom: 0, priceTo: 200 }
  const offer = { service: 1, price: 100, facts: 0, denied: 0, path: [], bedrooms, area, lotArea }
  const { rows } = await sql<{ fits: boolean }>`
    SELECT "matchPrice"(w, o) AND "matchKind"(w, o) AS "fits" FROM "wishOfText"(${text}) AS t
    CROSS JOIN LATERAL jsonb_populate_record(NULL::"leadWish", to_jsonb(t) || ${JSON.stringify(wish)}::jsonb) AS w
    CROSS JOIN LATERAL jsonb_populate_record(NULL::"objectOffer",
      ${JSON.stringify(offer)}::jsonb || jsonb_build_object('type', t."types"[1], 'subType', t."subTypes"[1])) AS o
  `.execute(database.db)
  return rows[0]!.fits
}

describe('a lead that says', () => {
  test.each(labelled)('$text', async ({ text, wanted, meets, misses }) => {
    expect(await wantedBy(text)).toBe(wanted.split('; ').toSorted().join('; '))
    if (meets) expect([meets, await isFitting(text, meets)]).toEqual([meets, true])
    if (misses) expect([misses, await isFitting(text, misses)]).toEqual([misses, false])
  })
})

test('there are enough labelled cases in each of the three languages', () => {
  expect(labelled.length).toBeGreaterThanOrEqual(205)
  for (const language of ['en', 'el', 'ru'])
    expect(labelled.filter((one) => one.language === language).length).toBeGreaterThan(50)
})
