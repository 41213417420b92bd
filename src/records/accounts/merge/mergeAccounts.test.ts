import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { Account } from '../accounts.contract.ts'
import { referencesTo } from '#kit/db/references.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const add = async (values: object): Promise<number> => {
  const payload = { firstName: 'Elena', lastName: 'Kuznetsova', ...values }
  return (await app.call('POST', '/api/account/add', { payload })).json().id
}
const merge = (account: object, duplicateId: number) =>
  app.call('POST', '/api/account/merge', { payload: { account, duplicateId } })
const view = async (id: number): Promise<Account> =>
  (await app.call('GET', `/api/account/view/${id}`)).json()

test('the kept account takes the chosen values and keeps the rest', async () => {
  const kept = await add({ city: 'Veria', phone: '1' })
  const duplicate = await add({ city: 'Athens', phone: '2', isOwner: true })
  const merged = (
    await merge({ id: kept, version: 1, phone: '2', isOwner: true }, duplicate)
  ).json()
  expect(merged).toMatchObject({ id: kept, city: 'Veria', phone: '2', isOwner: true, version: 2 })
})

test('the kept account is a client and an owner since the earlier of the two days, in one version', async () => {
  const [kept, duplicate] = [await add({ isClient: true }), await add({ isClient: true })]
  const since = { isClientDate: '2019-03-01', isOwnerDate: '2020-05-01' }
  await app.db.updateTable('account').set(since).where('id', '=', duplicate).execute()
  const merged = (await merge({ id: kept, isOwner: true }, duplicate)).json()
  expect(merged).toMatchObject({ ...since, version: 2 })
})

test('a consent withdrawn in either account stays withdrawn', async () => {
  const kept = await add({ consentOn: '2026-01-01', shareConsentWithdrawnOn: '2026-02-02' })
  const duplicate = await add({
    consentWithdrawnOn: '2026-03-03',
    shareConsentWithdrawnOn: '2026-01-01',
    answerConsentWithdrawnOn: '2026-04-04',
  })
  expect((await merge({ id: kept }, duplicate)).json()).toMatchObject({
    consentOn: '2026-01-01',
    consentWithdrawnOn: '2026-03-03',
    answerConsentWithdrawnOn: '2026-04-04',
    shareConsentWithdrawnOn: '2026-02-02',
  })
})

test('the role of a duplicate that cannot sign in yet is taken over', async () => {
  const [kept, duplicate] = [await add({}), await add({ isEmploye: true })]
  await app.call('POST', `/api/UserRole/${duplicate}`, { payload: { role: 'employee' } })
  expect((await merge({ id: kept, isEmploye: true }, duplicate)).json().role).toBe('employee')
})

test('a merged account keeps the leads of both', async () => {
  const [kept, duplicate] = [await add({}), await add({})]
  await app.db
    .insertInto('lead')
    .values([
      { accountId: kept, description: 'a house' },
      { accountId: duplicate, description: 'a flat' },
    ])
    .execute()
  await merge({ id: kept }, duplicate)
  const { leads } = await view(kept)
  expect(leads.map((lead) => lead.descr).sort()).toEqual(['a flat', 'a house'])
})

test('a link to the duplicate opens the kept account, also after further merges', async () => {
  const [first, second, third] = [await add({}), await add({}), await add({})]
  await merge({ id: second }, first)
  await merge({ id: third }, second)
  expect((await view(first)).id).toBe(third)
  expect((await view(second)).id).toBe(third)
})

test('the duplicate is in no list, and cannot be saved, deleted or restored', async () => {
  const [kept, duplicate] = [await add({}), await add({})]
  await merge({ id: kept }, duplicate)
  const { items } = (await app.call('GET', '/api/account')).json()
  expect(items.map((row: Account) => row.id)).not.toContain(duplicate)
  const save = await app.call('POST', '/api/account/update', {
    payload: { id: duplicate, city: 'A' },
  })
  expect(save.statusCode).toBe(404)
  expect((await app.call('DELETE', `/api/account/${duplicate}`)).statusCode).toBe(404)
  expect((await app.call('POST', `/api/account/restore/${duplicate}`)).statusCode).toBe(404)
})

test('e-mails, phones and notes are joined, unless the request sets them', async () => {
  const kept = await add({ email: 'e@a.gr', phone: '1;2;3', notes: 'Calls late.' })
  const duplicate = await add({ email: 'E@A.gr;e@b.gr', phone: '4;5;6', notes: 'Has a dog.' })
  expect((await merge({ id: kept, version: 1, email: 'e@b.gr' }, duplicate)).json()).toMatchObject({
    email: 'e@b.gr',
    phone: '1;2;3;4;5',
    notes: 'Calls late.\n\nHas a dog.\n\n6',
    version: 2,
  })
})

test('phones beyond the limit go into the notes, also into notes that the request sets', async () => {
  const [kept, duplicate] = [await add({ phone: '1;2;3;4;5' }), await add({ phone: '6' })]
  const merged = (await merge({ id: kept, notes: 'Chosen.' }, duplicate)).json()
  expect(merged).toMatchObject({ phone: '1;2;3;4;5', notes: 'Chosen.\n\n6' })
})

describe('nothing is merged', () => {
  const untouched = async (...ids: number[]) => {
    for (const id of ids) expect(await view(id)).toMatchObject({ id, version: expect.any(Number) })
  }

  test('with itself', async () => {
    const id = await add({})
    const answer = await merge({ id }, id)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty('duplicateId')
    await untouched(id)
  })

  test('without a duplicate', async () => {
    const id = await add({})
    const answer = await app.call('POST', '/api/account/merge', { payload: { account: { id } } })
    expect(answer.statusCode).toBe(400)
    await untouched(id)
  })

  test.each([999_999, 0, -1])('with account %i, which does not exist', async (duplicateId) => {
    const id = await add({})
    expect((await merge({ id }, duplicateId)).statusCode).toBeOneOf([400, 404])
    await untouched(id)
  })

  test('when someone else has set a chosen field to another value meanwhile', async () => {
    const [kept, duplicate] = [await add({}), await add({ city: 'Athens' })]
    await app.call('POST', '/api/account/update', { payload: { id: kept, city: 'Patra' } })
    const answer = await merge({ id: kept, version: 1, city: 'Athens' }, duplicate)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ conflicts: ['city'], current: { city: 'Patra' } })
    await untouched(kept, duplicate)
  })

  test('with an invalid value', async () => {
    const [kept, duplicate] = [await add({}), await add({})]
    expect((await merge({ id: kept, endDate: 'never' }, duplicate)).statusCode).toBe(400)
    await untouched(kept, duplicate)
  })
})

test('changes that others made to other fields meanwhile are kept', async () => {
  const [kept, duplicate] = [await add({}), await add({ city: 'Athens' })]
  await app.call('POST', '/api/account/update', { payload: { id: kept, postcode: '54622' } })
  const merged = await merge({ id: kept, version: 1, city: 'Athens' }, duplicate)
  expect(merged.json()).toMatchObject({ city: 'Athens', postcode: '54622', version: 3 })
})

test('after a merge no foreign key refers to the duplicate', async () => {
  const [kept, duplicate] = [await add({}), await add({ isEmploye: true })]
  await fillTables(kept, duplicate)
  const references = (await referencesTo(app.db, 'account')).filter(
    ({ table }) => table !== 'actionLog' && table !== 'accountMerge',
  )
  const pointing = async () => {
    const counted = references.map(async ({ table, column }) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${duplicate}`.execute(
        app.db,
      )
      return rows[0]!.count > 0 ? [`${table}.${column}`] : []
    })
    return (await Promise.all(counted)).flat()
  }
  expect(await pointing()).toEqual(
    expect.arrayContaining([
      'activity.createdById',
      'activityAssigned.accountId',
      'assignment.accountId',
      'file.createdById',
      'lead.source',
      'user.accountId',
    ]),
  )
  const answer = await merge({ id: kept }, duplicate)
  expect(answer.statusCode).toBe(200)
  expect(await pointing()).toEqual([])
  expect((await view(kept)).files).toHaveLength(1)
  const assigned = await app.db.selectFrom('activityAssigned').selectAll().execute()
  expect(assigned.map((row) => row.accountId)).toEqual([kept])
})

// Adds rows of other features that refer to the duplicate, some of them to both accounts.
async function fillTables(kept: number, duplicate: number) {
  const stamps = { createdById: duplicate, modifiedById: duplicate }
  const { db } = app
  await db
    .insertInto('lead')
    .values({ accountId: kept, source: duplicate, ...stamps })
    .execute()
  const { id: activityId } = await db
    .insertInto('activity')
    .values(stamps)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('activityAssigned')
    .values([kept, duplicate].map((accountId) => ({ activityId, accountId })))
    .execute()
  await db
    .insertInto('activityLink')
    .values(
      [kept, duplicate].map((entityId, position) => ({
        activityId,
        entity: 'Account',
        entityId,
        position,
      })),
    )
    .execute()
  await db
    .insertInto('assignment')
    .values([
      { parentKind: 'Account', parentId: duplicate, accountId: kept, createdById: duplicate },
      { parentKind: 'Account', parentId: kept, accountId: duplicate },
    ])
    .execute()
  await db
    .insertInto('file')
    .values({
      systemName: 'a-name-of-sixteen',
      userName: 'deed.pdf',
      contentType: 'application/pdf',
      size: 1,
      parentKind: 'Account',
      parentId: duplicate,
      createdById: duplicate,
    })
    .execute()
  await db
    .insertInto('user')
    .values({ accountId: duplicate, username: 'dup@example.com', passwordHash: 'x' })
    .execute()
  await db.updateTable('account').set(stamps).where('id', '=', app.client.accountId).execute()
}
