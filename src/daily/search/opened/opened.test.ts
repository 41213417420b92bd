import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Opened } from './opened.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('opened').execute())

const open = async (entity: string, id: unknown, as: Person = app.employee) =>
  (await app.call('POST', '/api/opened', { payload: { entity, id }, as })).statusCode
const opened = async (as: Person = app.employee): Promise<Opened[]> =>
  (await app.call('GET', '/api/opened', { as })).json().items
const names = async (as?: Person) =>
  (await opened(as)).map(({ entity, description }) => `${entity} ${description}`)
const newAccount = async (lastName: string, more: object = {}): Promise<number> => {
  const payload = { firstName: 'A', lastName, ...more }
  return (await app.call('POST', '/api/account/add', { payload })).json().id
}

test('each person finds what they opened, newest first and without repeats', async () => {
  const [one, two] = [await newAccount('First', { city: 'Drama' }), await newAccount('Second')]
  const lead = (
    await app.call('POST', '/api/lead/add', {
      payload: { accountId: one, description: 'Sea view' },
    })
  ).json().id
  expect(await open('Account', one)).toBe(200)
  await open('Account', two)
  await open('Demand', lead)
  await open('Account', one)
  expect(await names()).toEqual(['Account First A', 'Demand First A, Sea view', 'Account Second A'])
  expect((await opened())[0]?.detail).toBe('Drama')
  expect(await opened(app.admin)).toEqual([])
})

test('a deleted record disappears, and returns when it is restored', async () => {
  const id = await newAccount('Deleted')
  await open('Account', id)
  await app.call('DELETE', `/api/account/${id}`)
  expect(await opened()).toEqual([])
  expect(await open('Account', id)).toBe(404)
  await app.db.updateTable('account').set({ deletedOn: null }).where('id', '=', id).execute()
  expect(await names()).toEqual(['Account Deleted A'])
})

test('a record that may no longer be opened is left out', async () => {
  const id = await newAccount('Colleague', { isEmploye: true })
  expect(await open('Account', id, app.branchEmployee)).toBe(403)
  await app.db
    .insertInto('opened')
    .values({ accountId: app.branchEmployee.accountId, entity: 'Account', recordId: id })
    .execute()
  expect(await opened(app.branchEmployee)).toEqual([])
})

test('erasing a person deletes their openings and those of their records', async () => {
  const id = await newAccount('Erased')
  await open('Account', id)
  const answer = await app.call('POST', `/api/personalData/erase/${id}`, {
    payload: { name: 'Erased A' },
  })
  expect(answer.statusCode).toBe(200)
  expect(await app.db.selectFrom('opened').selectAll().execute()).toEqual([])
})

test('a key can be opened before its first entry, if the object has one', async () => {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  expect(await open('ObjectKey', object.id)).toBe(404)
  await app.call('POST', '/api/object/update', { payload: { id: object.id, hasKey: true } })
  expect(await open('ObjectKey', object.id)).toBe(200)
  expect(await names()).toEqual([`ObjectKey #${object.referenceNumber}`])
})

test('about fifty are stored, twelve returned', async () => {
  const id = await newAccount('Last')
  await app.db
    .insertInto('opened')
    .values(
      Array.from({ length: 60 }, (_, i) => ({
        accountId: app.employee.accountId,
        entity: 'Account',
        recordId: i === 0 ? app.admin.accountId : 1_000_000 + i,
        openedOn: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
      })),
    )
    .execute()
  await open('Account', id)
  expect(await app.db.selectFrom('opened').select('recordId').execute()).toHaveLength(50)
  expect(await names()).toEqual(['Account Last A'])
})

test.each([
  ['Branch', 1],
  ['account', 1],
  ['Account', 0],
  ['Account', '1; DROP'],
])('%s %s is not a record that can be opened', async (entity, id) => {
  expect(await open(entity, id)).toBe(400)
})
