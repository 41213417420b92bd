// Wishes are read from free text as a person reads them: the three best properties for a text are those for the wish that
// somebody labelled by hand.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { matchesOfLead } from './matching.store.ts'
import { addCatalogue } from './testing/catalogue.ts'
import type { WishCase } from './testing/wishCases.ts'
import {
  labelledWish,
  pitfalls,
  storeLabelled,
  wishCases,
  wishLanguages,
} from './testing/wishCases.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addCatalogue(app.db)
})
afterAll(() => app.close())

const admin = { accountId: 1, username: '', roles: ['admin'], branchId: null, language: 'en' }
const flags = ['forPurchase', 'forRent', 'forShortRent'] as const

/** The best matches of a lead. */
async function best(leadId: number) {
  const page = { perPage: 100, currentPage: 1 }
  const { items } = await matchesOfLead(app.db, leadId, page, admin)
  return items
}

async function addLead(wish: string, description: string | null) {
  const flag = flags[labelledWish(wish).service - 1]!
  const values = { [flag]: true, description, stage: 1 }
  const added = app.db.insertInto('lead').values(values).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

async function addLabelled(wish: string) {
  const leadId = await addLead(wish, null)
  await storeLabelled(app.db as never, leadId, wish)
  return leadId
}

/** Whether the three best matches of the text are as good for the label as its own; equal ranks may swap. */
async function isRight({ text, wish }: WishCase): Promise<boolean> {
  const byText = await best(await addLead(wish, text))
  const byLabel = await best(await addLabelled(wish))
  const rank = new Map(byLabel.map(({ id, fit, isOpen }) => [id, `${isOpen} ${fit}`]))
  const wanted = byLabel.slice(0, 3).map(({ fit, isOpen }) => `${isOpen} ${fit}`)
  const found = byText.slice(0, 3).map(({ id }) => rank.get(id))
  return JSON.stringify(found) === JSON.stringify(wanted)
}

/** The stored wish, with names of places and facts. Of a bounded amount only the bounds count. */
async function stored(leadId: number) {
  const names = (column: string) => sql`ARRAY(
    SELECT DISTINCT "nameEn" FROM "place" WHERE "id" = ANY (w.${sql.ref(column)}) ORDER BY 1)`
  const facts = (column: string) => sql`ARRAY(
    SELECT "fact" FROM "matchFact" WHERE w.${sql.ref(column)} >> "bit" & 1 = 1 ORDER BY 1)`
  const sorted = (column: string) => sql`ARRAY(SELECT unnest(w.${sql.ref(column)}) ORDER BY 1)`
  const about = (column: string) => {
    const bounds = sql`coalesce(${sql.ref(`${column}Min`)}, ${sql.ref(`${column}Max`)})`
    return sql`CASE WHEN ${bounds} IS NULL THEN ${sql.ref(column)} END`
  }
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${names('places')} AS "places", ${names('notPlaces')} AS "notPlaces", ${facts('facts')} AS "facts",
      ${facts('mustFacts')} AS "mustFacts", ${sorted('types')} AS "types", ${sorted('subTypes')} AS "subTypes",
      "priceMin", "priceMax", "floorMin", "floorMax", "yearMin", "yearMax", ${about('bedrooms')} AS "bedrooms", "bedroomsMin",
      "bedroomsMax", ${about('area')} AS "area", "areaMin", "areaMax", ${about('lotArea')} AS "lotArea", "lotAreaMin", "lotAreaMax"
    FROM "leadWish" w WHERE "leadId" = ${leadId}`.execute(app.db)
  return rows[0]
}

const isReadAsLabelled = async ({ text, wish }: WishCase): Promise<boolean> =>
  JSON.stringify(await stored(await addLead(wish, text))) ===
  JSON.stringify(await stored(await addLabelled(wish)))

/** Texts of the wishes that fail. */
async function misread(wishes: WishCase[], check: (one: WishCase) => Promise<boolean>) {
  const wrong: string[] = []
  for (const one of wishes) if (!(await check(one))) wrong.push(`${one.text} → ${one.wish}`)
  return wrong
}

/** The misread texts if they are more than 3 %. */
async function tooMany(wishes: WishCase[], check: (one: WishCase) => Promise<boolean>) {
  const wrong = await misread(wishes, check)
  return wrong.length > wishes.length * 0.03 ? wrong : []
}

test('there are 300 labelled wishes, a third in each language, and a hundred that are easily misread', () => {
  expect(wishCases).toHaveLength(300)
  expect(pitfalls.length).toBeGreaterThanOrEqual(100)
  for (const language of wishLanguages) {
    expect(wishCases.filter((one) => one.language === language)).toHaveLength(100)
    expect(pitfalls.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(33)
  }
})

test('the three best matches of a text are right for at least 97 % of the wishes', async () => {
  expect(await tooMany(wishCases, isRight)).toEqual([])
})

test('of wishes that are easily misread, at least 97 % are read as labelled, with nothing else', async () => {
  expect(await tooMany(pitfalls, isReadAsLabelled)).toEqual([])
})

test('and their three best matches are right', async () => {
  expect(await tooMany(pitfalls, isRight)).toEqual([])
})
