// A viewing that is to come is a lead's next step, whatever becomes of it; one that was is somebody's work on it.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'

type Flat = { id: number; referenceNumber: string }
const cancelled = 8
let app: TestApp
let flats: Flat[]
let lead: number

const called = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const { statusCode, body } = await app.call(method, path, { ...(payload && { payload }) })
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, ''])
  return body ? JSON.parse(body) : undefined
}

beforeAll(async () => {
  app = await testApp()
  flats = [
    (await called('GET', '/api/object/add')).object,
    (await called('GET', '/api/object/add')).object,
  ]
})
afterAll(() => app.close())
beforeEach(async () => {
  lead = (await called('POST', '/api/lead/add', { forRent: true })).lead.id
})

const view = async (payload: object): Promise<number> =>
  (await called('POST', '/api/Viewing/update', payload)).id
const at = (days: number) => `${agencyDay(days)}T11:00:00`
const results = (...of: (number | null)[]) =>
  of.map((result, index) => ({ objectId: flats[index]!.id, result }))

/** Whether it stands among those without a step, as its row says of it too, and as the start page counts. */
async function lacksStep(of = lead): Promise<boolean> {
  const listed = await called('POST', '/api/lead/search', { attention: 'noNextStep', perPage: 100 })
  const all = await called('POST', '/api/lead/search', { perPage: 100 })
  const ids = listed.items.map(({ id }: { id: number }) => id)
  const row = all.items.find(({ id }: { id: number }) => id === of)
  expect(row.nextStep === null).toBe(ids.includes(of))
  expect((await called('GET', '/api/lead/attention')).noNextStep).toBe(ids.length)
  return ids.includes(of)
}
const rowOf = async (of = lead) =>
  (await called('POST', '/api/lead/search', { perPage: 100 })).items.find(
    ({ id }: { id: number }) => id === of,
  )

test('until its hour', async () => {
  expect(await lacksStep()).toBe(true)
  const id = await view({ demandId: lead, dateOfViewing: at(2), results: results(null, 2) })
  expect(await lacksStep()).toBe(false)
  expect((await rowOf()).nextStep).toEqual({
    kind: 'viewing',
    description: flats.map(({ referenceNumber }) => referenceNumber).join(' '),
    date: at(2),
  })
  await view({ id, dateOfViewing: at(-1) })
  expect(await lacksStep()).toBe(true)
  await view({ id, dateOfViewing: null })
  expect(await lacksStep()).toBe(true)
})

test('of two steps the one that is due first is shown', async () => {
  await view({ demandId: lead, dateOfViewing: at(5) })
  await view({ demandId: lead, dateOfViewing: at(4) })
  expect((await rowOf()).nextStep).toMatchObject({ kind: 'viewing', date: at(4) })
  const links = [{ entity: 'Demand', id: lead }]
  await called('POST', '/api/activity/update', {
    description: 'Ring',
    done: false,
    date: at(1),
    links,
  })
  expect((await rowOf()).nextStep).toMatchObject({ kind: 'activity', description: 'Ring' })
})

test('but not when it is deleted, until it comes back', async () => {
  const id = await view({ demandId: lead, dateOfViewing: at(3) })
  await called('DELETE', `/api/Viewing/${id}`)
  expect(await lacksStep()).toBe(true)
  await called('POST', `/api/Viewing/restore/${id}`)
  expect(await lacksStep()).toBe(false)
})

test('nor when it was cancelled for each of its objects', async () => {
  const id = await view({ demandId: lead, dateOfViewing: at(3), results: results(null, cancelled) })
  expect(await lacksStep()).toBe(false)
  await view({ id, results: results(cancelled, cancelled) })
  expect(await lacksStep()).toBe(true)
  await view({ id, results: results(null, cancelled) })
  expect(await lacksStep()).toBe(false)
})

test('of the lead that it is of now', async () => {
  const other = (await called('POST', '/api/lead/add', { forRent: true })).lead.id
  const id = await view({ demandId: lead, dateOfViewing: at(3) })
  await view({ id, demandId: other })
  expect([await lacksStep(), await lacksStep(other)]).toEqual([true, false])
  await view({ id, demandId: null })
  expect(await lacksStep(other)).toBe(true)
})

test('arranging it is to touch the lead, and an answer to it', async () => {
  await sql`UPDATE "lead" SET "modifiedOn" = now() - interval '9 days', "stage" = 2 WHERE "id" = ${lead}`.execute(
    app.db,
  )
  expect((await rowOf()).untouchedDays).toBe(9)
  await view({ demandId: lead, dateOfViewing: at(-1) })
  expect((await rowOf()).untouchedDays).toBe(null)
  const answered = await called('POST', '/api/lead/search', { answered: true, perPage: 100 })
  expect(answered.items.map(({ id }: { id: number }) => id)).toContain(lead)
})
