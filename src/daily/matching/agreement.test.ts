// Property test: a pair is the same from both sides, whatever the lead and object and however they
// were changed.
// @module-tag faults
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { MatchedLead, MatchedObject } from './matching.contract.ts'
import { matchesOfLead, matchesOfObject } from './matching.store.ts'
import { kalamaria, nikiti, panorama, thessaloniki } from './testing/addMatching.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const place = fc.constantFrom(null, null, kalamaria, kalamaria, panorama, nikiti, thessaloniki)
const budget = fc.constantFrom(null, null, 100_000, 120_000, 150_000)
const rent = fc.constantFrom(null, 400, 500)
const yes = fc.boolean()
const often = fc.constantFrom(true, true, true, false)
const price = fc.constantFrom(null, 89_000, 105_000, 125_000, 130_000, 160_000)

const words = fc
  .subarray(
    [
      'Διαμέρισμα',
      '2 bedrooms',
      'парковка',
      'στην Καλαμαριά',
      '90 m²',
      'sea view',
      'plot',
      'at least 2 bedrooms',
      'до 85 м²',
      'από 90 τ.μ.',
      'plot of at least 500 m²',
    ],
    { maxLength: 3 },
  )
  .map((some) => some.join(', '))
const leadShape = fc.record({
  forPurchase: often,
  forRent: yes,
  purchaseBudgetRangeMin: budget,
  purchaseBudgetRangeMax: budget,
  rentBudgetRangeMax: rent,
  locationId: place,
  description: words,
  stage: fc.constantFrom(1, 2, 3, 6),
  location2Id: fc.constantFrom(null, null, null, nikiti),
  notLocationId: fc.constantFrom(null, null, panorama),
  wantedSubTypes: fc.constantFrom<number[]>([], [], [1], [3, 4]),
  bedroomsMin: fc.constantFrom(null, null, 2),
  floorMax: fc.constantFrom(null, null, 2),
  yearMin: fc.constantFrom(null, null, 2000),
  mustHave: fc.constantFrom<number[]>([], [], [5]),
  niceToHave: fc.constantFrom<number[]>([], [7]),
  notFromText: fc.constantFrom<number[]>([], [], [4], [2, 9]),
})
const objectShape = fc.record({
  forSale: often,
  forRent: yes,
  salePrice: price,
  salePriceWithDiscount: price,
  rentPrice: fc.constantFrom(null, 350, 420, 540),
  locationId: place,
  subTypeObjectTypeId: fc.constantFrom(null, 1, 1, 3),
  bedrooms: fc.constantFrom(null, 1, 2, 3),
  area: fc.constantFrom(null, 80, 92),
  lotArea: fc.constantFrom(null, 400, 900),
  parking: fc.constantFrom(null, true, false),
  distanceFromSea: fc.constantFrom(null, 100, 900),
  floor: fc.constantFrom(null, 1, 4),
  constructionYear: fc.constantFrom(null, 1990, 2010),
  garden: fc.constantFrom(null, true),
  active: often,
  soldRecently: fc.constantFrom(false, false, false, true),
})

const admin = { accountId: 1, username: '', roles: ['admin'], branchId: null, language: 'en' }
const all = { perPage: 100, currentPage: 1 }

const pairs = async () => {
  const { rows: leads } = await sql<{ id: number }>`SELECT "id" FROM "lead"`.execute(app.db)
  const { rows: objects } = await sql<{ id: number }>`SELECT "id" FROM "object"`.execute(app.db)
  const seen = { fromLeads: [] as unknown[], fromObjects: [] as unknown[] }
  for (const { id } of leads)
    for (const found of await allItems((page) => matchesOfLead(app.db, id, page, admin)))
      seen.fromLeads.push(pair(id, found.id, found))
  for (const { id } of objects)
    for (const found of await allItems((page) => matchesOfObject(app.db, id, page, admin)))
      seen.fromObjects.push(pair(found.id, id, found))
  return seen
}

type Page<Found> = { totalRows: number; items: Found[] }

/**
 * All items, after checking the total, the order, and that pages of one item return the same: best
 * matches can be found by a shortcut.
 */
async function allItems<Found extends MatchedLead | MatchedObject>(
  ask: (page: typeof all) => Promise<Page<Found>>,
): Promise<Found[]> {
  const { totalRows, items } = await ask(all)
  expect(items).toHaveLength(totalRows)
  for (const [at, item] of items.entries())
    expect(await ask({ perPage: 1, currentPage: at + 1 })).toMatchObject({
      totalRows,
      items: [item],
    })
  const order = items.map(({ isOpen, fit }) => (isOpen ? 0 : 1000) + fit)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  return items
}

const pair = (lead: number, object: number, found: MatchedLead | MatchedObject) => {
  const { fit, isOpen, reasons, lacks, service, price } = found
  return { lead, object, fit, isOpen, reasons, lacks, service, price }
}
const sorted = (list: unknown[]) => list.map((one) => JSON.stringify(one)).toSorted()

/** The stored wishes and offers. */
const storedValues = async () =>
  (
    await sql`
      SELECT (SELECT json_agg(w ORDER BY "leadId", "service") FROM "leadWish" w) AS "wishes",
        (SELECT json_agg(to_jsonb(o) - 'tellOn' ORDER BY "objectId", "service") FROM "objectOffer" o) AS "offers"
    `.execute(app.db)
  ).rows

test('both directions agree, and stored wishes and offers equal recomputed ones', async () => {
  let found = 0
  const shapes = { minLength: 4, maxLength: 6 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(leadShape, leadShape), shapes),
      fc.array(fc.tuple(objectShape, objectShape), shapes),
      async (leads, objects) => {
        await sql`TRUNCATE "lead", "object" CASCADE`.execute(app.db)
        // Each record is inserted and then updated, so that the update triggers run too.
        for (const [first, then] of leads) {
          const { id } = await app.db
            .insertInto('lead')
            .values(first)
            .returning('id')
            .executeTakeFirstOrThrow()
          await app.db.updateTable('lead').set(then).where('id', '=', id).execute()
        }
        for (const [first, then] of objects) {
          const { id } = await app.db
            .insertInto('object')
            .values(first)
            .returning('id')
            .executeTakeFirstOrThrow()
          await app.db.updateTable('object').set(then).where('id', '=', id).execute()
        }
        const { fromLeads, fromObjects } = await pairs()
        expect(sorted(fromLeads)).toEqual(sorted(fromObjects))
        found += fromLeads.length
        const before = await storedValues()
        await sql`SELECT "keepWishesOf"(ARRAY(SELECT "id" FROM "lead")), "keepOffersOf"(ARRAY(SELECT "id" FROM "object"))`.execute(
          app.db,
        )
        expect(await storedValues()).toEqual(before)
      },
    ),
    { numRuns: 25 },
  )
  expect(found).toBeGreaterThan(20)
})
