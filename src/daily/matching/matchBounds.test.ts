// Bounds of a lead: objects that fall short are hidden, objects with unknown values come last.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { MatchedLead, MatchedObject } from './matching.contract.ts'
import { tellOfOffers } from './tellAgents.store.ts'
import { addMatchingLead, addMatchingObject, kalamaria, panorama } from './testing/addMatching.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() => sql`TRUNCATE "lead", "object", "alert", "mailQueue" CASCADE`.execute(app.db))

const objectsOf = async (leadId: number): Promise<MatchedObject[]> =>
  (await app.call('GET', `/api/lead/matches/${leadId}?perPage=100`)).json().items
const leadsOf = async (objectId: number): Promise<MatchedLead[]> =>
  (await app.call('GET', `/api/object/matches/${objectId}?perPage=100`)).json().items
const titles = async (leadId: number) => (await objectsOf(leadId)).map(({ title }) => title)

const description = 'Σπίτι ή διαμέρισμα: at least 2 bedrooms, at least 70 m²'

test('a minimum excludes what falls short and fully accepts what exceeds it', async () => {
  const leadId = await addMatchingLead(app, { description, locationId: kalamaria })
  const studio = await addMatchingObject(app, {
    title: 'Studio',
    objectSubTypeId: 5,
    area: 36,
    locationId: kalamaria,
  })
  const flat = await addMatchingObject(app, {
    title: 'Flat',
    bedrooms: 1,
    area: 52,
    locationId: kalamaria,
  })
  await addMatchingObject(app, {
    title: 'House',
    objectSubTypeId: 1,
    bedrooms: 3,
    area: 114,
    locationId: kalamaria,
  })
  await addMatchingObject(app, {
    title: 'Near',
    objectSubTypeId: 1,
    bedrooms: 4,
    area: 152,
    locationId: panorama,
  })
  expect(await titles(leadId)).toEqual(['House', 'Near'])
  expect((await objectsOf(leadId))[0]).toMatchObject({ fit: 100, isOpen: false, lacks: [] })
  for (const id of [studio, flat]) expect(await leadsOf(id)).toEqual([])
})

test('objects with unknown values come after all that meet the minimum, and say what is unknown', async () => {
  const leadId = await addMatchingLead(app, { description, locationId: kalamaria })
  const silent = await addMatchingObject(app, {
    title: 'Silent',
    bedrooms: 2,
    locationId: kalamaria,
  })
  await addMatchingObject(app, {
    title: 'Weak',
    objectSubTypeId: 3,
    salePrice: 164_000,
    bedrooms: 2,
    area: 70,
    locationId: panorama,
  })
  expect(await titles(leadId)).toEqual(['Weak', 'Silent'])
  const [weak, other] = await objectsOf(leadId)
  expect(weak!.fit).toBeLessThan(other!.fit)
  expect(other).toMatchObject({
    isOpen: true,
    lacks: [{ code: 'area', wanted: null, min: 70, max: null, has: null }],
  })
  expect((await leadsOf(silent))[0]).toMatchObject({ isOpen: true, lacks: other!.lacks })
})

test('pages of one item keep that order', async () => {
  const leadId = await addMatchingLead(app, {
    description: 'From 70 m², parking',
    locationId: kalamaria,
  })
  await addMatchingObject(app, { title: 'Silent', parking: true, locationId: kalamaria })
  await addMatchingObject(app, { title: 'Met', area: 70, locationId: panorama })
  const seen: string[] = []
  for (const page of [1, 2, 3]) {
    const { items } = (
      await app.call('GET', `/api/lead/matches/${leadId}?perPage=1&currentPage=${page}`)
    ).json()
    seen.push(...items.map(({ title }: MatchedObject) => title))
  }
  expect(seen).toEqual(['Met', 'Silent'])
})

test('each unmet wish says what is wanted and what there is, from both sides', async () => {
  const leadId = await addMatchingLead(app, {
    description:
      'Villa, 3 bedrooms, 200 m², with parking, garden and a swimming pool, near the sea',
  })
  const objectId = await addMatchingObject(app, {
    bedrooms: 1,
    area: 90,
    parking: true,
    garden: false,
    distanceFromSea: 900,
  })
  const lacks = [
    { code: 'type', wanted: 'Villa', min: null, max: null, has: 'Apartment' },
    { code: 'bedrooms', wanted: null, min: 3, max: 3, has: 1 },
    { code: 'area', wanted: null, min: 200, max: 200, has: 90 },
    { code: 'fact', wanted: 'nearSea', min: null, max: null, has: false },
    { code: 'fact', wanted: 'garden', min: null, max: null, has: false },
    { code: 'fact', wanted: 'swimmingPool', min: null, max: null, has: null },
  ]
  expect((await objectsOf(leadId))[0]!.lacks).toEqual(lacks)
  expect((await leadsOf(objectId))[0]!.lacks).toEqual(lacks)
})

test('land is measured by its plot, and a house too if the lead asks for a plot', async () => {
  const land = { subTypeObjectTypeId: 3, objectSubTypeId: 17 }
  const leadId = await addMatchingLead(app, { description: 'Οικόπεδο από 2 στρέμματα' })
  await addMatchingObject(app, { ...land, title: 'Large', lotArea: 2500 })
  await addMatchingObject(app, { ...land, title: 'By area', area: 2000 })
  await addMatchingObject(app, { ...land, title: 'Small', lotArea: 1500 })
  expect((await titles(leadId)).toSorted()).toEqual(['By area', 'Large'])
  const reasons = (await objectsOf(leadId)).map(
    (one) => one.reasons.find(({ code }) => code === 'lotArea')?.value,
  )
  expect(reasons.toSorted()).toEqual([2000, 2500])
})

test('an object appears once a change meets the minimum, and disappears again', async () => {
  const leadId = await addMatchingLead(app, { description: 'Участок от 6 соток' })
  const id = await addMatchingObject(app, {
    subTypeObjectTypeId: 3,
    objectSubTypeId: 17,
    lotArea: 400,
  })
  const counts: number[] = []
  for (const lotArea of [400, 600, 599]) {
    await app.call('POST', '/api/object/update', { payload: { id, lotArea } })
    counts.push((await objectsOf(leadId)).length)
  }
  expect(counts).toEqual([0, 1, 0])
})

test('agents are not notified of an object that falls short of a minimum', async () => {
  await addMatchingLead(app, { description: 'Не менее двух спален, от 70 м²' })
  await addMatchingLead(app, { description: 'До 60 м²' })
  await addMatchingObject(app, { bedrooms: 1, area: 90 })
  await sql`UPDATE "objectOffer" SET "tellOn" = "tellOn" - interval '11 minutes'`.execute(app.db)
  expect(await tellOfOffers(app.db, app, 100)).toBe(1)
  const alerts = (await app.call('POST', '/api/alert/list', { payload: {} })).json()
  expect(alerts.items).toEqual([])
})
