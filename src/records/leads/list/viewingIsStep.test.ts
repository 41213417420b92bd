// A coming viewing is the next step of its lead; arranging a viewing counts as touching the lead.
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

const request = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const { statusCode, body } = await app.call(method, path, { ...(payload && { payload }) })
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, ''])
  return body ? JSON.parse(body) : undefined
}

beforeAll(async () => {
  app = await testApp()
  flats = [
    (await request('GET', '/api/object/add')).object,
    (await request('GET', '/api/object/add')).object,
  ]
})
afterAll(() => app.close())
beforeEach(async () => {
  lead = (await request('POST', '/api/lead/add', { forRent: true })).lead.id
})

const saveViewing = async (payload: object): Promise<number> =>
  (await request('POST', '/api/Viewing/update', payload)).id
const at = (days: number) => `${agencyDay(days)}T11:00:00`
const results = (...of: (number | null)[]) =>
  of.map((result, index) => ({ objectId: flats[index]!.id, result }))

/** Whether the lead has no next step, after checking that filter, row and start page agree. */
async function lacksStep(of = lead): Promise<boolean> {
  const listed = await request('POST', '/api/lead/search', {
    attention: 'noNextStep',
    perPage: 100,
  })
  const all = await request('POST', '/api/lead/search', { perPage: 100 })
  const ids = listed.items.map(({ id }: { id: number }) => id)
  const row = all.items.find(({ id }: { id: number }) => id === of)
  expect(row.nextStep === null).toBe(ids.includes(of))
  expect((await request('GET', '/api/home')).leads.noNextStep).toBe(ids.length)
  return ids.includes(of)
}
const rowOf = async (of = lead) =>
  (await request('POST', '/api/lead/search', { perPage: 100 })).items.find(
    ({ id }: { id: number }) => id === of,
  )

test('a viewing is the next step until its time has come', async () => {
  expect(await lacksStep()).toBe(true)
  const id = await saveViewing({ demandId: lead, dateOfViewing: at(2), results: results(null, 2) })
  expect(await lacksStep()).toBe(false)
  expect((await rowOf()).nextStep).toEqual({
    kind: 'viewing',
    description: flats.map(({ referenceNumber }) => referenceNumber).join(' '),
    date: at(2),
  })
  await saveViewing({ id, dateOfViewing: at(-1) })
  expect(await lacksStep()).toBe(true)
  await saveViewing({ id, dateOfViewing: null })
  expect(await lacksStep()).toBe(true)
})

test('the step that is due first is shown', async () => {
  await saveViewing({ demandId: lead, dateOfViewing: at(5) })
  await saveViewing({ demandId: lead, dateOfViewing: at(4) })
  expect((await rowOf()).nextStep).toMatchObject({ kind: 'viewing', date: at(4) })
  const links = [{ entity: 'Demand', id: lead }]
  await request('POST', '/api/activity/update', {
    description: 'Ring',
    done: false,
    date: at(1),
    links,
  })
  expect((await rowOf()).nextStep).toMatchObject({ kind: 'activity', description: 'Ring' })
})

test('a deleted viewing is no step, until it is restored', async () => {
  const id = await saveViewing({ demandId: lead, dateOfViewing: at(3) })
  await request('DELETE', `/api/Viewing/${id}`)
  expect(await lacksStep()).toBe(true)
  await request('POST', `/api/Viewing/restore/${id}`)
  expect(await lacksStep()).toBe(false)
})

test('a viewing cancelled for all of its objects is no step', async () => {
  const id = await saveViewing({
    demandId: lead,
    dateOfViewing: at(3),
    results: results(null, cancelled),
  })
  expect(await lacksStep()).toBe(false)
  await saveViewing({ id, results: results(cancelled, cancelled) })
  expect(await lacksStep()).toBe(true)
  await saveViewing({ id, results: results(null, cancelled) })
  expect(await lacksStep()).toBe(false)
})

test('a viewing is a step of its current lead only', async () => {
  const other = (await request('POST', '/api/lead/add', { forRent: true })).lead.id
  const id = await saveViewing({ demandId: lead, dateOfViewing: at(3) })
  await saveViewing({ id, demandId: other })
  expect([await lacksStep(), await lacksStep(other)]).toEqual([true, false])
  await saveViewing({ id, demandId: null })
  expect(await lacksStep(other)).toBe(true)
})

test('arranging a viewing touches the lead and answers it', async () => {
  await sql`UPDATE "lead" SET "modifiedOn" = now() - interval '9 days', "stage" = 2 WHERE "id" = ${lead}`.execute(
    app.db,
  )
  expect((await rowOf()).untouchedDays).toBe(9)
  await saveViewing({ demandId: lead, dateOfViewing: at(-1) })
  expect((await rowOf()).untouchedDays).toBe(null)
  const answered = await request('POST', '/api/lead/search', { answered: true, perPage: 100 })
  expect(answered.items.map(({ id }: { id: number }) => id)).toContain(lead)
})
