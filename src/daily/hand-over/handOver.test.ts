// A person's open work is handed over to somebody else, and back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import type { HandOverOutcome, Work, WorkKind } from './handOver.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = async (url: string, payload: object, as: Person = app.employee) => {
  const answer = await app.call('POST', url, { payload, as })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}
const workOf = async (person: Person, as: Person = app.admin) => {
  const { items } = (await app.call('GET', `/api/handOver/${person.accountId}`, { as })).json()
  return Object.fromEntries(items.map(({ entity, ids }: Work) => [entity, ids]))
}
const give = async (
  entity: WorkKind,
  ids: number[],
  [from, to]: [Person, Person],
  more: object = {},
): Promise<HandOverOutcome[]> =>
  (
    await post(
      '/api/handOver',
      { entity, ids, from: from.accountId, to: to.accountId, ...more },
      app.admin,
    )
  ).items
const assign = (parent: string, ids: object, person: Person) =>
  post(`/api/assignment/${parent}/add`, { ...ids, assignedTo: person.accountId }, app.admin)

test('only open work is found and handed over', async () => {
  const lead = (await post('/api/lead/add', {})).id
  await post('/api/lead/add', { stage: 7 })
  const viewing = (await post('/api/Viewing/update', { dateOfViewing: `${agencyDay(2)}T10:00:00` }))
    .id
  await post('/api/Viewing/update', { dateOfViewing: `${agencyDay(-2)}T10:00:00` })
  const deal = (await post('/api/Deal/update', { dealStage: 1 })).id
  await assign('deal', { dealId: deal }, app.employee)
  const links = [{ entity: 'Demand', id: lead }]
  const task = (await post('/api/activity/update', { description: 'Call', done: false, links })).id
  await post('/api/activity/update', { description: 'Called', done: true, links })

  const work = await workOf(app.employee)
  expect(work).toEqual({
    Demand: [lead],
    Viewing: [viewing],
    Deal: [deal],
    Object: [],
    Activity: [task],
  })
  const both: [Person, Person] = [app.employee, app.branchEmployee]
  for (const entity of ['Demand', 'Viewing', 'Deal', 'Activity'] as const)
    expect(await give(entity, work[entity], both)).toMatchObject([
      { refused: null, changed: true, had: false },
    ])
  expect(await workOf(app.employee)).toEqual({
    Demand: [],
    Viewing: [],
    Deal: [],
    Object: [],
    Activity: [],
  })
  expect(await workOf(app.branchEmployee)).toEqual(work)
  // Repeating it changes nothing.
  expect(await give('Demand', [lead], both)).toMatchObject([{ changed: false }])
})

test('an undo keeps people assigned who were assigned before', async () => {
  const lead = (await post('/api/lead/add', {})).id
  await assign('lead', { demandId: lead }, app.admin)
  const there = await give('Demand', [lead], [app.employee, app.admin])
  expect(there).toMatchObject([{ changed: true, had: true }])
  await give('Demand', [lead], [app.admin, app.employee], { keep: true })
  const people = (await app.call('GET', `/api/assignment/lead/${lead}`)).json().items
  expect(people.map(({ accountId }: { accountId: number }) => accountId).sort()).toEqual(
    [app.admin.accountId, app.employee.accountId].sort(),
  )
})

test("employees may hand over their own work, administrators anybody's", async () => {
  const { accountId } = app.branchEmployee
  const read = (as: Person) => app.call('GET', `/api/handOver/${accountId}`, { as })
  expect((await read(app.branchEmployee)).statusCode).toBe(200)
  expect((await read(app.employee)).statusCode).toBe(403)
  expect((await read(app.client)).statusCode).toBe(403)
  expect((await app.call('GET', '/api/handOver/999999')).statusCode).toBe(404)
  const lead = (await post('/api/lead/add', {}, app.branchEmployee)).id
  const payload = { entity: 'Demand', ids: [lead], from: accountId, to: app.admin.accountId }
  const taken = await app.call('POST', '/api/handOver', { payload, as: app.employee })
  expect(taken.statusCode).toBe(403)
  const client = (await post('/api/account/add', { firstName: 'C', lastName: 'Client' })).id
  const wrong = { ...payload, to: client }
  expect((await app.call('POST', '/api/handOver', { payload: wrong })).statusCode).toBe(400)
})
