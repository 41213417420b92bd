import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let accountId: number
let leadId: number

beforeAll(async () => {
  app = await testApp()
  const account = app.db
    .insertInto('account')
    .values({ lastName: 'Client', isClient: true })
    .returning('id')
  accountId = (await account.executeTakeFirstOrThrow()).id
  const lead = app.db.insertInto('lead').values({ accountId }).returning('id')
  leadId = (await lead.executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())

const list = async (path: string, as = app.admin) =>
  (await app.call('GET', `/api/assignment/${path}`, { as })).json()
const add = (parent: string, payload: object, as = app.admin) =>
  app.call('POST', `/api/assignment/${parent}/add`, { payload, as })

describe('assigning', () => {
  test('returns the assignment, which is listed once however often it is added', async () => {
    const assignedTo = app.employee.accountId
    const item = { accountId: assignedTo, account: 'Employee Eleni' }
    for (const _ of [1, 2])
      expect((await add('account', { assignedTo, accountId })).json()).toEqual(item)
    expect(await list(`account/${accountId}`)).toEqual({ canEdit: true, items: [item] })
    expect(await list(`1/${accountId}`)).toEqual({ canEdit: true, items: [item] })
  })

  test('to a lead takes demandId', async () => {
    const assignedTo = app.admin.accountId
    expect((await add('lead', { assignedTo, demandId: leadId })).statusCode).toBe(200)
    expect((await list(`lead/${leadId}`)).items).toEqual([
      { accountId: assignedTo, account: 'Admin Anna' },
    ])
    const wrong = await add('lead', { assignedTo, accountId })
    expect(Object.keys(wrong.json().errors)).toEqual(['accountId'])
    const missing = await add('lead', { assignedTo })
    expect(Object.keys(missing.json().errors)).toEqual(['demandId'])
  })

  test('is for employees and specialists only', async () => {
    const answer = await add('account', { assignedTo: accountId, accountId })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({
      assignedTo: ['Only employees and specialists can be assigned.'],
    })
  })

  test('is written to the action log of the record', async () => {
    const { action, data } = await app.db
      .selectFrom('actionLog')
      .select(['action', 'data'])
      .where('entity', '=', 'Demand')
      .where('entityId', '=', leadId)
      .executeTakeFirstOrThrow()
    expect(action).toBe('assign')
    expect(data).toEqual({
      attributes: { assignedTo: app.admin.accountId },
      previous: { assignedTo: null },
    })
  })
})

describe('a parent', () => {
  test.each(['house', '5', '-1'])('called %s is unknown', async (parent) => {
    const answer = await app.call('GET', `/api/assignment/${parent}/1`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().detail).toBe('Unknown value for Parent enum')
  })

  test('that does not exist is a 404', async () => {
    expect((await app.call('GET', '/api/assignment/account/999999')).statusCode).toBe(404)
    expect(
      (await add('account', { assignedTo: app.admin.accountId, accountId: 999_999 })).statusCode,
    ).toBe(404)
  })

  test('that is an employee can only be changed by administrators', async () => {
    const path = `account/${app.employee.accountId}`
    expect((await list(path, app.admin)).canEdit).toBe(true)
    expect((await list(path, app.employee)).canEdit).toBe(false)
    const change = { assignedTo: app.employee.accountId, accountId: app.admin.accountId }
    expect((await add('account', change, app.employee)).statusCode).toBe(403)
    const opened = await app.call('GET', `/api/assignment/${path}`, { as: app.branchEmployee })
    expect(opened.statusCode).toBe(403)
  })
})

test('an assignment can be removed once', async () => {
  const path = `/api/assignment/account/${accountId}/${app.employee.accountId}`
  expect((await app.call('DELETE', path)).statusCode).toBe(200)
  expect((await list(`account/${accountId}`)).items).toEqual([])
  expect((await app.call('DELETE', path)).statusCode).toBe(404)
})
