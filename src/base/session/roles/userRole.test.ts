import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { ensureAdministrator } from '../passwords/firstAdministrator.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const role = (id: number, as?: Person) =>
  app.call('GET', `/api/UserRole/${id}`, { ...(as && { as }) })
const change = (id: number, to: string, as = app.admin) =>
  app.call('POST', `/api/UserRole/${id}`, { payload: { role: to }, as })

test("an administrator sees a person's role and the list of roles", async () => {
  expect((await role(app.employee.accountId)).json()).toEqual({
    name: 'Employee Eleni',
    role: 'employee',
    checksClients: false,
    roleList: [
      { value: 'admin', text: 'Administrator' },
      { value: 'employee', text: 'Employee' },
      { value: 'clientPayments', text: 'Client (payments only)' },
    ],
  })
  expect((await role(999_999)).statusCode).toBe(404)
  expect((await role(app.employee.accountId, app.employee)).statusCode).toBe(403)
})

test('a new role takes effect with the next request', async () => {
  expect((await change(app.employee.accountId, 'admin')).json().role).toBe('admin')
  expect((await role(app.employee.accountId, app.employee)).statusCode).toBe(200)
  expect((await change(app.employee.accountId, 'employee', app.employee)).statusCode).toBe(200)
  expect((await role(app.employee.accountId, app.employee)).statusCode).toBe(403)
})

test('the change is in the action log, with the next version', async () => {
  const before = await app.db
    .selectFrom('account')
    .select('version')
    .where('id', '=', app.client.accountId)
    .executeTakeFirstOrThrow()
  await change(app.client.accountId, 'employee')
  const entry = await app.db
    .selectFrom('actionLog')
    .selectAll()
    .where('action', '=', 'changeRole')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    actionById: app.admin.accountId,
    entityId: app.client.accountId,
    version: before.version + 1,
    data: {
      attributes: { role: 'employee', isEmploye: true },
      previous: { role: 'clientPayments', isEmploye: false },
    },
  })
})

test('a role that does not exist is refused', async () => {
  expect((await change(app.client.accountId, 'king')).statusCode).toBe(400)
})

test('the last administrator keeps the role, even when two demote each other at once', async () => {
  expect((await change(app.admin.accountId, 'employee')).statusCode).toBe(400)
  await change(app.employee.accountId, 'admin')
  const answers = await Promise.all([
    change(app.employee.accountId, 'employee', app.admin),
    change(app.admin.accountId, 'employee', app.employee),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const admins = await app.db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .execute()
  expect(admins).toHaveLength(1)
  await app.db
    .updateTable('account')
    .set({ role: 'employee' })
    .where('id', '=', app.employee.accountId)
    .execute()
  await app.db
    .updateTable('account')
    .set({ role: 'admin' })
    .where('id', '=', app.admin.accountId)
    .execute()
})

test('a first administrator is created once, and its password printed once', async () => {
  const printed: string[] = []
  const ensure = () =>
    ensureAdministrator(app.db, { username: 'Boss@example.com' }, (line) => printed.push(line))
  await ensure()
  expect(printed).toEqual([])
  await app.db.updateTable('account').set({ role: null }).execute()
  await Promise.all([ensure(), ensure()])
  expect(printed).toHaveLength(2)
  const password = printed[1]!.split(': ')[1]!
  const answer = await app.call('POST', '/api/authenticate/login', {
    as: null,
    payload: { username: 'boss@example.com', password },
  })
  expect(answer.json().userroles).toEqual(['admin'])
})
