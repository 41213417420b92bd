// Conflicts of a viewing are reported before it is saved.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'

let app: TestApp
let objects: { id: number; referenceNumber: string }[]
beforeAll(async () => {
  app = await testApp()
  objects = await Promise.all([1, 2].map(() => newObject({ hasKey: true })))
})
afterAll(() => app.close())

const post = async (url: string, payload: object, as?: Person) => {
  const answer = await app.call('POST', url, { payload, ...(as && { as }) })
  expect([url, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([
    url,
    200,
    true,
  ])
  return answer.json()
}
async function newObject(fields: object): Promise<{ id: number; referenceNumber: string }> {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', { id: object.id, ...fields })
  return object
}
const at = (time: string, days = 3) => `${agencyDay(days)}T${time}:00`
const newViewing = async (dateOfViewing: string, object: { id: number }, more: object = {}) => {
  const results = [{ objectId: object.id }]
  const viewing = await post('/api/Viewing/update', { dateOfViewing, results, ...more })
  await unassign(app.db, 'Viewing', viewing.id)
  return viewing
}
const clashes = async (query: object, as?: Person) =>
  (await post('/api/Viewing/clashes', query, as)).items
const assign = (viewingId: number, person: Person) =>
  post('/api/assignment/viewing/add', { viewingId, assignedTo: person.accountId })

test('an object with another viewing within an hour, for users who may open that viewing', async () => {
  const [flat, house] = objects as [(typeof objects)[0], (typeof objects)[0]]
  const other = await newViewing(at('12:00'), flat)
  const found = [
    {
      by: 'object',
      what: flat.referenceNumber,
      viewingId: other.id,
      viewingNumber: other.viewingNumber,
      dateOfViewing: at('12:00'),
    },
  ]
  expect(await clashes({ dateOfViewing: at('12:59'), objects: [house.id, flat.id] })).toEqual(found)
  expect(await clashes({ dateOfViewing: at('11:01'), objects: [flat.id] })).toEqual(found)
  expect(await clashes({ dateOfViewing: at('13:00'), objects: [flat.id] })).toEqual([])
  expect(await clashes({ dateOfViewing: at('12:00', 4), objects: [flat.id] })).toEqual([])
  expect(await clashes({ dateOfViewing: at('12:00'), objects: [house.id] })).toEqual([])
  // Neither the viewing itself nor deleted or past ones.
  expect(await clashes({ id: other.id, dateOfViewing: at('12:00'), objects: [flat.id] })).toEqual(
    [],
  )
  const past = await newViewing(at('12:00', -3), flat)
  expect(await clashes({ dateOfViewing: at('12:10', -3), objects: [flat.id] })).toEqual([])
  for (const { id } of [other, past]) await app.call('DELETE', `/api/Viewing/${id}`)
  expect(await clashes({ dateOfViewing: at('12:00'), objects: [flat.id] })).toEqual([])
})

test('people who are assigned to both viewings', async () => {
  const [flat, house] = objects as [(typeof objects)[0], (typeof objects)[0]]
  const [one, other] = [await newViewing(at('17:00'), flat), await newViewing(at('17:30'), house)]
  const query = { id: one.id, dateOfViewing: at('17:00'), objects: [flat.id] }
  await assign(one.id, app.employee)
  await assign(one.id, app.admin)
  expect(await clashes(query)).toEqual([])
  await assign(other.id, app.employee)
  expect(await clashes(query)).toMatchObject([
    { by: 'person', what: 'Employee Eleni', viewingId: other.id },
  ])
})

test('cancelled viewings and objects cause no conflict', async () => {
  const [flat, house] = objects as [(typeof objects)[0], (typeof objects)[0]]
  const results = [{ objectId: flat.id, result: 8 }]
  const other = await newViewing(at('12:00', 7), flat, { results })
  const one = await newViewing(at('12:00', 7), flat)
  for (const { id } of [one, other]) await assign(id, app.employee)
  const query = { id: one.id, dateOfViewing: at('12:00', 7), objects: [flat.id] }
  expect(await clashes(query)).toEqual([])
  await post('/api/Viewing/update', {
    id: other.id,
    results: [...results, { objectId: house.id, result: null }],
  })
  expect(await clashes(query)).toMatchObject([{ by: 'person', viewingId: other.id }])
})

test('viewings of employees are not reported to branch employees', async () => {
  const [flat] = objects as [(typeof objects)[0]]
  const { lead } = await post('/api/lead/add', { accountId: app.admin.accountId })
  await newViewing(at('09:00', 9), flat, { demandId: lead.id })
  const query = { dateOfViewing: at('09:00', 9), objects: [flat.id] }
  expect(await clashes(query)).toHaveLength(1)
  expect(await clashes(query, app.branchEmployee)).toEqual([])
})

test('a key that is out, with its holder', async () => {
  const [, house] = objects as [(typeof objects)[0], (typeof objects)[0]]
  const { id } = await post('/api/account/add', { firstName: 'Nikos', lastName: 'Petrou' })
  const key = { objectId: house.id, accountId: id, givenAway: agencyDay(-2), received: null }
  await post('/api/ObjectKeys/edit', key)
  const query = { dateOfViewing: at('12:00', 5), objects: [house.id] }
  expect(await clashes(query)).toMatchObject([
    { by: 'key', what: `${house.referenceNumber} · Petrou Nikos`, viewingId: null },
  ])
  await post('/api/ObjectKeys/edit', { ...key, received: agencyDay(-1) })
  expect(await clashes(query)).toEqual([])
  // As in the list of keys: a holder without a date counts as out, a date without a holder does not.
  await post('/api/ObjectKeys/edit', { ...key, givenAway: null })
  expect(await clashes(query)).toMatchObject([{ by: 'key' }])
  await post('/api/ObjectKeys/edit', { ...key, accountId: null })
  expect(await clashes(query)).toEqual([])
})

test('a key held by an assigned person causes no conflict', async () => {
  const [flat] = objects as [(typeof objects)[0]]
  const { id } = await newViewing(at('12:00', 6), flat)
  const key = { objectId: flat.id, accountId: app.employee.accountId }
  await post('/api/ObjectKeys/edit', { ...key, givenAway: agencyDay(-1), received: null })
  const query = { id, dateOfViewing: at('12:00', 6), objects: [flat.id] }
  expect(await clashes(query)).toMatchObject([{ by: 'key' }])
  await assign(id, app.employee)
  expect(await clashes(query)).toEqual([])
})

test.each([
  { dateOfViewing: '2026-13-01T10:00:00', objects: [] },
  { dateOfViewing: null, objects: [] },
  { objects: [1] },
  { dateOfViewing: '2027-01-01T10:00:00', objects: ['x'] },
])('%o is refused', async (payload) => {
  expect((await app.call('POST', '/api/Viewing/clashes', { payload })).statusCode).toBe(400)
})

test('a client with two viewings at once is a clash, and so are people chosen but not saved yet', async () => {
  const [flat, house] = objects as [(typeof objects)[0], (typeof objects)[0]]
  const payload = { firstName: 'Vera', lastName: 'Client' }
  const accountId = (await post('/api/account/add', payload)).id
  const [one, two] = [
    (await post('/api/lead/add', { accountId })).id,
    (await post('/api/lead/add', { accountId })).id,
  ]
  const other = await newViewing(at('18:00', 9), flat, { demandId: one })
  const query = { dateOfViewing: at('18:30', 9), objects: [house.id] }
  const kinds = async (more: object) =>
    (await clashes({ ...query, ...more })).map(({ by, what }: { by: string; what: string }) => [
      by,
      what,
    ])
  expect(await kinds({})).toEqual([])
  expect(await kinds({ demandId: two })).toEqual([['client', 'Client Vera']])
  expect(await kinds({ demandId: two, id: other.id })).toEqual([])
  await assign(other.id, app.employee)
  expect(await kinds({ people: [app.employee.accountId] })).toEqual([['person', 'Employee Eleni']])
  expect(await kinds({ people: [app.admin.accountId] })).toEqual([])
})
