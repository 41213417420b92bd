// Wishes entered in fields of a lead.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { MatchedObject, MatchesOfLead } from './matching.contract.ts'
import {
  addMatchingLead,
  addMatchingObject,
  kalamaria,
  nikiti,
  panorama,
} from './testing/addMatching.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() => sql`TRUNCATE "lead", "object" CASCADE`.execute(app.db))

const matches = async (leadId: number): Promise<MatchesOfLead> =>
  (await app.call('GET', `/api/lead/matches/${leadId}`)).json()
const titles = async (leadId: number) =>
  (await matches(leadId)).items.map(({ title }: MatchedObject) => title).toSorted()
const save = (id: number, fields: object) =>
  app.call('POST', '/api/lead/update', { payload: { id, ...fields } })
const [parking, garden] = [5, 7]

test('a field overrides the same part of the description, and no other part', async () => {
  const leadId = await addMatchingLead(app, {
    description: 'Flat, at least 3 bedrooms, at least 90 m²',
  })
  await addMatchingObject(app, { title: 'Small', bedrooms: 3, area: 60 })
  await addMatchingObject(app, { title: 'Two', bedrooms: 2, area: 95 })
  await addMatchingObject(app, { title: 'Three', bedrooms: 3, area: 95 })
  expect(await titles(leadId)).toEqual(['Three'])
  await save(leadId, { bedroomsMin: 2 })
  expect(await titles(leadId)).toEqual(['Three', 'Two'])
  await save(leadId, { areaMax: 70 })
  expect(await titles(leadId)).toEqual(['Small'])
})

test('a misread part of the description can be excluded and included again', async () => {
  const leadId = await addMatchingLead(app, { description: 'At least 3 bedrooms' })
  await addMatchingObject(app, { title: 'Two', bedrooms: 2 })
  const { understood } = await matches(leadId)
  expect(understood).toMatchObject({ bedrooms: { about: null, min: 3, max: null }, places: [] })
  await save(leadId, { notFromText: [4] })
  expect(await titles(leadId)).toEqual(['Two'])
  await save(leadId, { notFromText: [] })
  expect(await titles(leadId)).toEqual([])
})

test('any of three places fits, but none of the excluded places', async () => {
  const leadId = await addMatchingLead(app, { locationId: nikiti, location2Id: kalamaria })
  await addMatchingObject(app, { title: 'Nikiti', locationId: nikiti })
  await addMatchingObject(app, { title: 'Kalamaria', locationId: kalamaria })
  // Less than ten kilometres from Kalamaria.
  await addMatchingObject(app, { title: 'Panorama', locationId: panorama })
  expect(await titles(leadId)).toEqual(['Kalamaria', 'Nikiti', 'Panorama'])
  await save(leadId, { notLocationId: panorama })
  expect(await titles(leadId)).toEqual(['Kalamaria', 'Nikiti'])
})

test('a must-have excludes objects without it and ranks unknown ones last; a nice-to-have only affects the rank', async () => {
  const leadId = await addMatchingLead(app, { mustHave: [parking], niceToHave: [garden] })
  await addMatchingObject(app, { title: 'None', parking: false, garden: true })
  await addMatchingObject(app, { title: 'Silent', garden: true })
  await addMatchingObject(app, { title: 'Parking', parking: true })
  await addMatchingObject(app, { title: 'Both', parking: true, garden: true })
  const { items } = await matches(leadId)
  expect(items.map(({ title, isOpen }) => [title, isOpen])).toEqual([
    ['Both', false],
    ['Parking', false],
    ['Silent', true],
  ])
  expect(items[2]!.lacks).toEqual([
    { code: 'fact', wanted: 'parking', min: null, max: null, has: null },
  ])
})

test('floors and years are limits; a match names which are met and which are unknown', async () => {
  const leadId = await addMatchingLead(app, { floorMin: 2, yearMin: 2000, yearMax: 2020 })
  await addMatchingObject(app, { title: 'Fits', floor: 3, constructionYear: 2010 })
  await addMatchingObject(app, { title: 'Too low', floor: 1, constructionYear: 2010 })
  await addMatchingObject(app, { title: 'Too new', floor: 3, constructionYear: 2022 })
  await addMatchingObject(app, { title: 'Silent', constructionYear: 2010 })
  const { items } = await matches(leadId)
  expect(items.map(({ title }) => title)).toEqual(['Fits', 'Silent'])
  const codes = ({ reasons }: MatchedObject) => reasons.map(({ code, value }) => `${code} ${value}`)
  expect(codes(items[0]!)).toEqual(expect.arrayContaining(['floor 3', 'year 2010']))
  expect(items[1]!.lacks).toEqual([{ code: 'floor', wanted: null, min: 2, max: null, has: null }])
})

test('a budget in the description counts for the service that it is plausible for', async () => {
  const asked = { purchaseBudgetRangeMin: null, purchaseBudgetRangeMax: null, forRent: true }
  const leadId = await addMatchingLead(app, { ...asked, description: 'up to 130k, Kalamaria' })
  await addMatchingObject(app, { title: 'Sale', locationId: kalamaria })
  await addMatchingObject(app, { title: 'Dear', locationId: kalamaria, salePrice: 190_000 })
  expect(await titles(leadId)).toEqual(['Sale'])
})

test.each([
  [{ bedroomsMin: 3, bedroomsMax: 2 }, 'bedroomsMax'],
  [{ areaMin: 100, areaMax: 90 }, 'areaMax'],
  [{ lotAreaMin: 1000, lotAreaMax: 900 }, 'lotAreaMax'],
  [{ floorMin: 3, floorMax: 1 }, 'floorMax'],
  [{ yearMin: 2010, yearMax: 2000 }, 'yearMax'],
  [{ location2Id: 999_999_999 }, 'location2Id'],
  [{ notLocationId: 999_999_999 }, 'notLocationId'],
  [{ mustHave: [99] }, 'mustHave'],
  [{ wantedSubTypes: [999] }, 'wantedSubTypes'],
])('%o is refused, and names the field', async (fields, name) => {
  const leadId = await addMatchingLead(app)
  const answer = await save(leadId, fields)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys((answer.json() as unknown as { errors: object }).errors)).toEqual([name])
})

test('each wish that can be chosen is a field of objects', async () => {
  const { rows } = await sql<{ value: number }>`
    SELECT "value" FROM "selectOption" WHERE "list" = 'wish'
    EXCEPT SELECT "bit" + 1 FROM "matchFact"`.execute(app.db)
  expect(rows).toEqual([])
})
