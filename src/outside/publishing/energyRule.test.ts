// Whether an advert needs an energy class is said by the rule, and by nothing else.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { publishDueObjects, recheckPublished } from './publishObject.store.ts'
import { addPublishable, saveAndPublish, stateOf } from './testing/addPublishable.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())

type Period = { id: number; key: string; validFrom: string; version: number }
const shipped = { validFrom: '2021-01-01', exemptTypes: [3], exemptSubTypes: [24, 28, 29] }

const rule = async (): Promise<Period> =>
  (await app.call('GET', '/api/rules'))
    .json()
    .items.find(({ key }: Period) => key === 'energyClassInAdverts')
const change = async (changes: object) => {
  const { id } = await rule()
  const answer = await app.call('POST', '/api/rules/update', { payload: { id, ...changes } })
  expect(answer.statusCode).toBe(200)
}
beforeEach(() => change(shipped))

const noClass = { energyClass: null }
const land = { ...noClass, subTypeObjectTypeId: 3, objectSubTypeId: 19, area: null, bedrooms: null }
const parking = { ...land, subTypeObjectTypeId: 4, objectSubTypeId: 24 }
const refusedForIt = { published: false, publishError: 'publish.noEnergyClass' }
const published = { published: true, publishError: null }

test('a flat needs an energy class; land and a parking space need none', async () => {
  expect(await addPublishable(app, place, noClass)).toMatchObject(refusedForIt)
  expect(await addPublishable(app, place, land)).toMatchObject(published)
  expect(await addPublishable(app, place, parking)).toMatchObject(published)
})

test('once the rule exempts other kinds, the check follows', async () => {
  await change({ exemptTypes: [1], exemptSubTypes: [] })
  expect(await addPublishable(app, place, noClass)).toMatchObject(published)
  expect(await addPublishable(app, place, land)).toMatchObject(refusedForIt)
})

test('moving the start of the rule is one edit that the check follows', async () => {
  await change({ validFrom: agencyDay(1) })
  expect(await addPublishable(app, place, noClass)).toMatchObject(published)
  await change({ validFrom: agencyDay() })
  expect(await addPublishable(app, place, noClass)).toMatchObject(refusedForIt)
})

test('a rule that begins takes down what lacks a class by then, and nothing else', async () => {
  await change({ validFrom: agencyDay(1) })
  const [flat, field, whole] = [
    await addPublishable(app, place, noClass),
    await addPublishable(app, place, land),
    await addPublishable(app, place),
  ]
  await change({ validFrom: agencyDay() })
  await recheckPublished(app.db)
  await publishDueObjects(app.db, 1000)
  expect(await stateOf(app, flat.id)).toMatchObject(refusedForIt)
  expect(await stateOf(app, field.id)).toMatchObject(published)
  expect(await stateOf(app, whole.id)).toMatchObject(published)
})

test('published land is checked again when it becomes another kind of property', async () => {
  const { id } = await addPublishable(app, place, parking)
  const storage = { id, objectSubTypeId: 25 }
  expect(await saveAndPublish(app, storage)).toMatchObject(refusedForIt)
})

test('bulk actions ask the same rule', async () => {
  const { id } = await addPublishable(app, place, { ...land, publishRequested: false })
  const publish = () =>
    app.call('POST', '/api/bulk/publish', { payload: { ids: [id], published: true } })
  await change({ exemptTypes: [] })
  expect((await publish()).body).toContain('energy')
  await change(shipped)
  await publish()
  expect(await stateOf(app, id)).toMatchObject(published)
})

test('without any period nothing is asked, and publishing works', async () => {
  const { id } = await rule()
  await app.call('DELETE', `/api/rules/${id}`)
  const flat = await addPublishable(app, place, noClass)
  await app.call('POST', `/api/rules/restore/${id}`)
  expect(flat).toMatchObject(published)
})
