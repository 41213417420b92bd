import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let accountId: number
let colleagueId: number
beforeAll(async () => {
  app = await testApp()
  const add = async (values: { lastName: string; isEmploye?: boolean }) =>
    (await app.db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()).id
  accountId = await add({ lastName: 'Παπαδόπουλος' })
  colleagueId = await add({ lastName: 'Colleague', isEmploye: true })
})
afterAll(() => app.close())

const add = (payload: object, as = app.employee) =>
  app.call('POST', '/api/activity/ownTask', {
    payload: { entityType: 'Account', id: accountId, description: 'Call back', ...payload },
    as,
  })

describe('a task of one line', () => {
  test('is to do at that record, for the user who typed it', async () => {
    const answer = await add({ date: '2026-11-23T10:00:00' })
    expect(answer.json()).toMatchObject({
      description: 'Call back',
      done: false,
      date: '2026-11-23T10:00:00',
      assignedTo: [{ id: app.employee.accountId, description: 'Employee Eleni' }],
      links: [{ entity: 'Account', id: accountId }],
      createdById: app.employee.accountId,
    })
  })
  test('has the typed day, or none', async () => {
    expect((await add({ date: '2026-11-23' })).json().date).toBe('2026-11-23T00:00:00')
    expect((await add({})).json().date).toBeNull()
  })
  test('needs a text, and a day that exists', async () => {
    const errorsOf = async (payload: object) => (await add(payload)).json().errors
    expect(Object.keys(await errorsOf({ description: '  ' }))).toEqual(['description'])
    expect(Object.keys(await errorsOf({ date: '2026-02-30' }))).toEqual(['date'])
    expect(Object.keys(await errorsOf({ entityType: 'Nothing' }))).toEqual(['entityType'])
  })
  test('is refused at a record that is closed to the user or does not exist', async () => {
    expect((await add({ id: colleagueId }, app.branchEmployee)).statusCode).toBe(403)
    expect((await add({ id: colleagueId }, app.employee)).statusCode).toBe(403)
    expect((await add({ id: 2_000_000 })).statusCode).toBe(400)
    expect((await add({}, app.client)).statusCode).toBe(403)
  })
})

test('any activity can be planned for a day', async () => {
  const { id } = (await add({})).json()
  const payload = { id, date: '2026-12-24' }
  const answer = await app.call('POST', '/api/activity/update', { payload })
  expect(answer.json().date).toBe('2026-12-24T00:00:00')
})
