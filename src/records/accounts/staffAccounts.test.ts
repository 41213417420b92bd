// Every endpoint that changes accounts, tried by every role on accounts of every role.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { openSession } from '#base/session/sessions.store.ts'
import { keepPassword } from '#base/session/sign-in/users.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const newPassword = 'calm walnut ferry 92'
const targets = {
  client: { isClient: true, role: 'clientPayments' },
  'person without a sign-in': { isOwner: true },
  'employee without a role': { isEmploye: true },
  employee: { isEmploye: true, role: 'employee' },
  administrator: { isEmploye: true, role: 'admin' },
} as const
type Target = keyof typeof targets

let made = 0
/** Adds an account of this kind; one with a role can sign in. */
async function make(target: Target) {
  const email = `made${++made}@example.com`
  const { id } = await app.db
    .insertInto('account')
    .values({ firstName: 'Made', lastName: String(made), email, ...targets[target] })
    .returning('id')
    .executeTakeFirstOrThrow()
  if ('role' in targets[target])
    await keepPassword(app.db, { accountId: id, username: email, passwordHash: 'x' }, null)
  return { id, email }
}
const stored = async (id: number) =>
  app.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const plain = async () => (await make('person without a sign-in')).id

type TestAccount = { id: number; email: string }
const patch = (id: number, field: string, value: unknown, as: Person | null) =>
  app.call('PATCH', `/api/account/patch/${id}`, {
    payload: [{ op: 'replace', path: `/${field}`, value }],
    as,
  })
const post = (path: string, payload: object, as: Person | null) =>
  app.call('POST', `/api/${path}`, { payload, as })

/** Actions of all staff on accounts that are not of employees. */
const staffActions = {
  update: ({ id }: TestAccount, as: Person | null) =>
    post('account/update', { id, city: 'Veria', version: 1 }, as),
  patch: ({ id }: TestAccount, as: Person | null) => patch(id, 'city', 'Veria', as),
  delete: ({ id }: TestAccount, as: Person | null) =>
    app.call('DELETE', `/api/account/${id}`, { as }),
  restore: async ({ id }: TestAccount, as: Person | null) => {
    await app.db
      .updateTable('account')
      .set({ deletedOn: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute()
    return post(`account/restore/${id}`, {}, as)
  },
  'merge, kept': async ({ id }: TestAccount, as: Person | null) =>
    post('account/merge', { account: { id }, duplicateId: await plain() }, as),
  'merge, duplicate': async ({ id }: TestAccount, as: Person | null) =>
    post('account/merge', { account: { id: await plain() }, duplicateId: id }, as),
}
/** Actions of administrators only, on any account. */
const adminActions = {
  'update of the branch': ({ id }: TestAccount, as: Person | null) =>
    post('account/update', { id, branchId: 1 }, as),
  'patch of the branch': ({ id }: TestAccount, as: Person | null) => patch(id, 'branchId', 1, as),
  'merge that brings a branch': async ({ id }: TestAccount, as: Person | null) =>
    post('account/merge', { account: { id, branchId: 1 }, duplicateId: await plain() }, as),
  'making an employee': ({ id }: TestAccount, as: Person | null) =>
    post('account/update', { id, isEmploye: true, city: 'Veria' }, as),
  'patch that makes an employee': async ({ id }: TestAccount, as: Person | null) => {
    await app.db.updateTable('account').set({ city: 'Veria' }).where('id', '=', id).execute()
    const { isEmploye } = await stored(id)
    return patch(id, isEmploye ? 'city' : 'isEmploye', isEmploye ? 'Edessa' : true, as)
  },
  'change of the role': ({ id }: TestAccount, as: Person | null) =>
    post(`UserRole/${id}`, { role: 'employee' }, as),
  'setting the password': ({ email }: TestAccount, as: Person | null) =>
    post('authenticate/setPassword', { email, password: newPassword }, as),
}

const callers = ['admin', 'employee', 'branchEmployee', 'client', 'nobody'] as const
type Caller = (typeof callers)[number]
const personOf = (caller: Caller) => (caller === 'nobody' ? null : app[caller])

const isStaff = (target: Target) => 'isEmploye' in targets[target]
const expected = (caller: Caller, everyday: boolean, target: Target) => {
  if (caller === 'nobody') return 401
  if (caller === 'admin') return 200
  return caller !== 'client' && everyday && !isStaff(target) ? 200 : 403
}

describe.each(Object.keys(targets) as Target[])('the account of: %s', (target) => {
  test.each(callers)('%s can do what their role allows, and nothing else', async (caller) => {
    const wrong: string[] = []
    const tryActions = async (
      actions: Record<string, (typeof staffActions)['patch']>,
      everyday: boolean,
    ) => {
      for (const [action, act] of Object.entries(actions)) {
        const account = await make(target)
        const before = await stored(account.id)
        const { statusCode } = await act(account, personOf(caller))
        const status = expected(caller, everyday, target)
        const after = await stored(account.id)
        const untouched = after.version === before.version && after.role === before.role
        if (statusCode !== status || (status !== 200 && !untouched))
          wrong.push(`${action}: ${statusCode}`)
      }
    }
    await tryActions(staffActions, true)
    await tryActions(adminActions, false)
    expect(wrong).toEqual([])
  })
})

test('only an administrator can set a branch or the employee flag of a new account', async () => {
  const names = { firstName: 'Maria', lastName: 'New' }
  for (const values of [{ branchId: 1 }, { isEmploye: true }])
    for (const [as, status] of [
      [app.admin, 200],
      [app.employee, 403],
      [app.branchEmployee, 403],
    ] as const)
      expect((await post('account/add', { ...names, ...values }, as)).statusCode).toBe(status)
})

test('a branch employee cannot remove themselves from the branch', async () => {
  const { accountId: id } = app.branchEmployee
  for (const answer of [
    await post('account/update', { id, branchId: null }, app.branchEmployee),
    await patch(id, 'branchId', null, app.branchEmployee),
  ])
    expect(answer.statusCode).toBe(403)
  expect((await stored(id)).branchId).toBe(1)
})

describe('flag and role', () => {
  const me = async (token: string) =>
    (await app.call('GET', '/api/authenticate/me', { as: { ...app.client, token } })).json()

  test('a role sent with the account is ignored', async () => {
    const names = { firstName: 'Maria', lastName: 'New' }
    const { id } = (await post('account/add', { ...names, role: 'admin' }, app.admin)).json()
    await post('account/update', { id, role: 'admin' }, app.admin)
    expect(await stored(id)).toMatchObject({ role: null, isEmploye: false })
  })

  test('a staff role makes an employee, in the same version', async () => {
    const { id } = await make('client')
    const before = await stored(id)
    await post(`UserRole/${id}`, { role: 'employee' }, app.admin)
    expect(await stored(id)).toMatchObject({ isEmploye: true, version: before.version + 1 })
  })

  test('removing the flag removes the role, at once also in open sessions', async () => {
    for (const take of [
      (id: number) => post('account/update', { id, isEmploye: false }, app.admin),
      (id: number) => patch(id, 'isEmploye', false, app.admin),
    ]) {
      const { id } = await make('employee')
      const token = await openSession(app.db, id)
      expect((await me(token)).userroles).toEqual(['employee'])
      expect((await take(id)).statusCode).toBe(200)
      expect((await me(token)).userroles).toEqual([])
      expect(await stored(id)).toMatchObject({ isEmploye: false, role: null })
    }
  })

  test('the role of a client stays when the flag is removed', async () => {
    const { id } = await make('client')
    await post('account/update', { id, isEmploye: true }, app.admin)
    await post('account/update', { id, isEmploye: false }, app.admin)
    expect((await stored(id)).role).toBe('clientPayments')
  })

  test('a constraint of the database requires the flag for a staff role', async () => {
    const { id } = await make('employee')
    const table = app.db.updateTable('account').where('id', '=', id)
    await expect(table.set({ isEmploye: false }).execute()).rejects.toThrow('accountStaffRole')
  })
})

describe('a merge by an administrator', () => {
  const merge = (id: number, duplicateId: number, values: object = {}) =>
    post('account/merge', { account: { id, ...values }, duplicateId }, app.admin)
  const me = async (token: string) =>
    app.call('GET', '/api/authenticate/me', { as: { ...app.client, token } })

  test("ends a client's sign-in instead of giving it a staff role", async () => {
    for (const target of ['administrator', 'employee'] as const) {
      const [kept, client] = [await make(target), await make('client')]
      await app.db.deleteFrom('user').where('accountId', '=', kept.id).execute()
      const token = await openSession(app.db, client.id)
      expect((await merge(kept.id, client.id)).statusCode).toBe(200)
      expect((await me(token)).statusCode).toBe(401)
      expect(await stored(kept.id)).toMatchObject({ role: targets[target].role })
    }
  })

  test("ends a branch employee's sign-in instead of giving it access to the whole office", async () => {
    const [kept, ofBranch] = [await make('employee'), await make('employee')]
    await app.db.deleteFrom('user').where('accountId', '=', kept.id).execute()
    await app.db.updateTable('account').set({ branchId: 1 }).where('id', '=', ofBranch.id).execute()
    const token = await openSession(app.db, ofBranch.id)
    await merge(kept.id, ofBranch.id)
    expect((await me(token)).statusCode).toBe(401)
  })

  test('ends the sign-in of the duplicate when both accounts have one', async () => {
    const [kept, other] = [await make('employee'), await make('employee')]
    const tokens = [await openSession(app.db, kept.id), await openSession(app.db, other.id)]
    await merge(kept.id, other.id)
    const statuses = tokens.map(async (token) => (await me(token)).statusCode)
    expect(await Promise.all(statuses)).toEqual([200, 401])
  })

  test('moves a sign-in to an account of the same or a lower role', async () => {
    const [same, client] = [await make('person without a sign-in'), await make('client')]
    const token = await openSession(app.db, client.id)
    await merge(same.id, client.id)
    expect((await me(token)).json()).toMatchObject({
      accountId: same.id,
      userroles: ['clientPayments'],
    })
    const [lower, employee] = [await make('person without a sign-in'), await make('employee')]
    const theirs = await openSession(app.db, employee.id)
    await merge(lower.id, employee.id)
    expect((await me(theirs)).json()).toMatchObject({ accountId: lower.id, userroles: [] })
  })

  test('takes over a staff role only if the kept account becomes an employee', async () => {
    const [one, employee] = [await plain(), await make('employee')]
    await merge(one, employee.id, { isEmploye: true })
    expect(await stored(one)).toMatchObject({ isEmploye: true, role: 'employee', version: 2 })
    const [other, second] = [await plain(), await make('employee')]
    await merge(other, second.id)
    expect(await stored(other)).toMatchObject({ isEmploye: false, role: null })
  })
})

describe('the last administrator stays', () => {
  const refused = async (answer: ReturnType<TestApp['call']>) => {
    expect((await answer).json()).toMatchObject({
      status: 400,
      errors: expect.any(Object),
      detail: expect.stringContaining('only administrator'),
    })
    expect((await app.call('GET', '/api/authenticate/me')).json().userroles).toEqual(['admin'])
  }

  test('whichever request would remove them', async () => {
    await app.db
      .updateTable('account')
      .set({ deletedOn: '2026-01-01T00:00:00Z' })
      .where('role', '=', 'admin')
      .where('id', '<>', app.admin.accountId)
      .execute()
    const { accountId: id } = app.admin
    await refused(post(`UserRole/${id}`, { role: 'employee' }, app.admin))
    await refused(post(`UserRole/${id}`, { role: 'clientPayments' }, app.admin))
    await refused(post('account/update', { id, isEmploye: false }, app.admin))
    await refused(patch(id, 'isEmploye', false, app.admin))
    await refused(post('account/update', { id, endDate: '2020-01-01' }, app.admin))
    await refused(post('account/update', { id, endDate: '2199-01-01' }, app.admin))
    await refused(app.call('DELETE', `/api/account/${id}`))
    await refused(
      post('account/merge', { account: { id: await plain() }, duplicateId: id }, app.admin),
    )
    const merged = { account: { id, isEmploye: false }, duplicateId: await plain() }
    await refused(post('account/merge', merged, app.admin))
    const { id: employee } = await make('employee')
    await refused(post('account/merge', { account: { id: employee }, duplicateId: id }, app.admin))
    expect(await stored(id)).toMatchObject({ role: 'admin', version: 1, deletedOn: null })
  })

  test('when two administrators remove each other at once', async () => {
    const other = await make('administrator')
    const as = { ...app.admin, accountId: other.id, token: await openSession(app.db, other.id) }
    const answers = await Promise.all([
      post('account/update', { id: other.id, isEmploye: false }, app.admin),
      post(`UserRole/${app.admin.accountId}`, { role: 'employee' }, as),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()[0]).toBe(200)
    const left = await app.db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'admin')
      .where('deletedOn', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })
})
