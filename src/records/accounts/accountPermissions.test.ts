import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const denied = { status: 403, title: 'Access denied' }
const names = { firstName: 'Maria', lastName: 'New' }
const add = (as: Person | null, values: object) =>
  app.call('POST', '/api/account/add', { payload: { ...names, ...values }, as })
const addOne = async (values: object) => (await add(app.admin, values)).json().id as number

describe("an employee's account", () => {
  test('is added by an administrator only', async () => {
    expect((await add(app.employee, { isEmploye: true })).json()).toMatchObject(denied)
    expect((await add(app.admin, { isEmploye: true })).statusCode).toBe(200)
  })

  test('is visible to office staff, but not to branch employees', async () => {
    const url = `/api/account/view/${app.admin.accountId}`
    expect((await app.call('GET', url, { as: app.employee })).statusCode).toBe(200)
    expect((await app.call('GET', url, { as: app.branchEmployee })).json()).toMatchObject(denied)
    expect(
      (await app.call('GET', '/api/employe', { as: app.branchEmployee })).json(),
    ).toMatchObject(denied)
  })

  test('is in the list of all accounts for office staff, but not for branch employees', async () => {
    const id = await addOne({ isEmploye: true })
    const listed = async (as: Person) => {
      const whole = (await app.call('GET', '/api/account', { as })).json()
      const page = (await app.call('GET', '/api/account?perPage=2&sortBy=name', { as })).json()
      expect([whole.totalRows, page.totalRows]).toEqual([whole.items.length, whole.items.length])
      return whole.items.map((one: { id: number }) => one.id).includes(id)
    }
    expect([await listed(app.employee), await listed(app.branchEmployee)]).toEqual([true, false])
  })

  test('shows its activities to office staff only', async () => {
    const parentId = app.admin.accountId
    const list = `/api/activity?parent=Account&parentId=${parentId}`
    const blank = { payload: { entityType: 'Account', id: parentId } }
    for (const [as, status] of [
      [app.employee, 200],
      [app.branchEmployee, 403],
    ] as const) {
      expect((await app.call('GET', list, { as })).statusCode).toBe(status)
      expect((await app.call('POST', '/api/activity/add', { ...blank, as })).statusCode).toBe(
        status,
      )
    }
  })

  test('is changed, patched and deleted by an administrator only', async () => {
    const id = await addOne({ isEmploye: true })
    const change = { payload: { id, city: 'Veria' }, as: app.employee }
    const patch = { payload: [{ op: 'replace', path: '/city', value: 'Veria' }], as: app.employee }
    expect((await app.call('POST', '/api/account/update', change)).json()).toMatchObject(denied)
    expect((await app.call('PATCH', `/api/account/patch/${id}`, patch)).json()).toMatchObject(
      denied,
    )
    expect(
      (await app.call('DELETE', `/api/account/${id}`, { as: app.employee })).json(),
    ).toMatchObject(denied)
    expect((await app.call('DELETE', `/api/account/${id}`)).statusCode).toBe(200)
    expect(
      (await app.call('POST', `/api/account/restore/${id}`, { as: app.employee })).json(),
    ).toMatchObject(denied)
  })

  test('cannot be made from another account by an employee', async () => {
    const id = await addOne({})
    const payload = { id, isEmploye: true }
    expect(
      (await app.call('POST', '/api/account/update', { payload, as: app.employee })).json(),
    ).toMatchObject(denied)
    expect((await app.call('POST', '/api/account/update', { payload })).json()).toMatchObject({
      isEmploye: true,
    })
  })

  test('is merged by an administrator only, whichever of the two it is', async () => {
    const [id, other] = [await addOne({ isEmploye: true }), await addOne({})]
    const merge = (kept: number, duplicateId: number, as: Person) =>
      app.call('POST', '/api/account/merge', {
        payload: { account: { id: kept }, duplicateId },
        as,
      })
    expect((await merge(id, other, app.employee)).json()).toMatchObject(denied)
    expect((await merge(other, id, app.employee)).json()).toMatchObject(denied)
    expect((await merge(id, other, app.admin)).statusCode).toBe(200)
  })

  test('ends its sessions when it is deleted', async () => {
    expect((await app.call('GET', '/api/account', { as: app.branchEmployee })).statusCode).toBe(200)
    await app.call('DELETE', `/api/account/${app.branchEmployee.accountId}`)
    expect((await app.call('GET', '/api/account', { as: app.branchEmployee })).statusCode).toBe(401)
  })
})

describe('other accounts', () => {
  test('can be added and changed by every employee', async () => {
    const { id } = (await add(app.employee, { isOwner: true })).json()
    const saved = await app.call('POST', '/api/account/update', {
      payload: { id, city: 'Veria' },
      as: app.employee,
    })
    expect(saved.json()).toMatchObject({ city: 'Veria', modifiedBy: 'Employee Eleni' })
  })

  test.each([
    '/api/account',
    '/api/owner',
    '/api/source',
    '/api/professional',
    '/api/account/view/1',
  ])('%s is closed to clients and to visitors without a session', async (url) => {
    expect((await app.call('GET', url, { as: app.client })).statusCode).toBe(403)
    expect((await app.call('GET', url, { as: null })).statusCode).toBe(401)
  })
})

test('the last administrator cannot be deleted, end work or be merged away', async () => {
  const id = app.admin.accountId
  const refused = async (answer: ReturnType<TestApp['call']>, field: string) => {
    expect((await answer).json()).toMatchObject({
      status: 400,
      errors: { [field]: [expect.stringContaining('only administrator')] },
    })
    expect((await app.call('GET', '/api/authenticate/me')).json().userroles).toEqual(['admin'])
  }
  const endsWork = { payload: { id, endDate: '2020-01-01' } }
  const merge = { payload: { account: { id: app.employee.accountId }, duplicateId: id } }
  await refused(app.call('DELETE', `/api/account/${id}`), 'id')
  await refused(app.call('POST', '/api/account/update', endsWork), 'endDate')
  await refused(app.call('POST', '/api/account/merge', merge), 'duplicateId')

  await app.call('POST', `/api/UserRole/${app.employee.accountId}`, { payload: { role: 'admin' } })
  expect((await app.call('DELETE', `/api/account/${id}`)).statusCode).toBe(200)
})
