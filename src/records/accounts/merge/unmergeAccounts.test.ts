import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Account } from '../accounts.contract.ts'
import { referencesTo } from '#kit/db/references.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const add = async (values: object = {}): Promise<number> => {
  const payload = { firstName: 'Elena', lastName: 'Kuznetsova', ...values }
  return (await app.call('POST', '/api/account/add', { payload })).json().id
}
const update = (payload: object) => app.call('POST', '/api/account/update', { payload })
const merge = (account: object, duplicateId: number) =>
  app.call('POST', '/api/account/merge', { payload: { account, duplicateId } })
const unmerge = (id: number, as?: Person) =>
  app.call('POST', `/api/account/unmerge/${id}`, as && { as })
const view = async (id: number): Promise<Account> =>
  (await app.call('GET', `/api/account/view/${id}`)).json()
const merged = async (id: number) =>
  (await app.call('GET', `/api/account/merged/${id}`)).json().items.map((row: Account) => row.id)

test('both accounts are as before the merge', async () => {
  const kept = await add({ city: null, phone: '1', isClient: true })
  const duplicate = await add({ city: 'Drama', phone: '2', isOwner: true, notes: 'Has a dog.' })
  const [keptBefore, duplicateBefore] = [await view(kept), await view(duplicate)]
  await merge({ id: kept, city: 'Drama', isOwner: true }, duplicate)
  expect(await merged(kept)).toEqual([duplicate])

  const answer = await unmerge(duplicate)
  expect(answer.json()).toMatchObject({ id: duplicate, city: 'Drama', phone: '2' })
  const same = ({ version: _v, modifiedOn: _m, ...rest }: Account) => rest
  expect(same(await view(kept))).toEqual(same(keptBefore))
  expect(same(await view(duplicate))).toEqual(same(duplicateBefore))
  expect(await merged(kept)).toEqual([])
})

test('edits since the merge are kept', async () => {
  const kept = await add({ phone: '1' })
  const duplicate = await add({ city: 'Drama', phone: '2' })
  await merge({ id: kept, city: 'Drama' }, duplicate)
  await update({ id: kept, phone: '1;2;3', postcode: '54622' })
  await unmerge(duplicate)
  expect(await view(kept)).toMatchObject({ city: null, phone: '1;2;3', postcode: '54622' })
})

test('all records that referred to the duplicate refer to it again', async () => {
  const [kept, duplicate] = [await add(), await add()]
  await addRelatedRows(kept, duplicate)
  const before = await relatedRows()
  await merge({ id: kept }, duplicate)
  expect(await relatedRows()).not.toEqual(before)
  await unmerge(duplicate)
  expect(await relatedRows()).toEqual(before)
})

test('records removed since the merge stay removed, and added ones stay with the kept account', async () => {
  const [kept, duplicate] = [await add(), await add()]
  const { activity } = await addRelatedRows(kept, duplicate)
  await merge({ id: kept }, duplicate)
  await app.db.deleteFrom('activityAssigned').where('activityId', '=', activity).execute()
  await app.db.insertInto('lead').values({ accountId: kept, description: 'new' }).execute()
  await unmerge(duplicate)
  const assigned = app.db.selectFrom('activityAssigned').selectAll()
  expect(await assigned.where('activityId', '=', activity).execute()).toEqual([])
  const leads = (await view(kept)).leads.map(({ descr }) => descr)
  expect(leads).toEqual(['new'])
})

test('a moved sign-in moves back, and one that ended works again', async () => {
  const password = 'seven grey herons'
  const signInOf = async (email: string) =>
    (
      await app.call('POST', '/api/authenticate/login', {
        as: null,
        payload: { username: email, password },
      })
    ).statusCode
  const withSignIn = async (email: string) => {
    const id = await add({ email, hasTransactions: true })
    await app.call('POST', '/api/authenticate/setPassword', { payload: { email, password } })
    return id
  }
  const [kept, first] = [await add(), await withSignIn('first@example.com')]
  await merge({ id: kept }, first)
  const second = await withSignIn('second@example.com')
  await merge({ id: kept }, second)
  expect(await signInOf('second@example.com')).toBe(400)
  await unmerge(second)
  await unmerge(first)
  expect(await signInOf('first@example.com')).toBe(200)
  expect(await signInOf('second@example.com')).toBe(200)
  const users = await app.db.selectFrom('user').select(['accountId', 'username']).execute()
  expect(users).toEqual(
    expect.arrayContaining([
      { accountId: first, username: 'first@example.com' },
      { accountId: second, username: 'second@example.com' },
    ]),
  )
})

test('chained merges are undone in reverse order', async () => {
  const [first, second, third] = [await add(), await add(), await add()]
  await merge({ id: second }, first)
  await merge({ id: third }, second)
  expect((await unmerge(first)).statusCode).toBe(404)
  expect((await view(first)).id).toBe(third)
  expect((await unmerge(second)).statusCode).toBe(200)
  expect((await view(first)).id).toBe(second)
  expect((await unmerge(first)).statusCode).toBe(200)
  expect((await view(first)).id).toBe(first)
})

test('two requests at once undo the merge once', async () => {
  const [kept, duplicate] = [await add(), await add()]
  await merge({ id: kept }, duplicate)
  const answers = await Promise.all([unmerge(duplicate), unmerge(duplicate)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

test('the same two accounts can be merged and unmerged again', async () => {
  const [kept, duplicate] = [await add(), await add()]
  for (let round = 0; round < 2; round++) {
    expect((await merge({ id: kept }, duplicate)).statusCode).toBe(200)
    expect((await unmerge(duplicate)).statusCode).toBe(200)
  }
})

describe('unmerging is refused', () => {
  test('for an account that was never merged', async () => {
    expect((await unmerge(await add())).statusCode).toBe(404)
  })

  test('to an employee, if one of the two accounts is that of an employee', async () => {
    const [kept, duplicate] = [await add({ isEmploye: true }), await add({ isEmploye: true })]
    await merge({ id: kept }, duplicate)
    expect((await unmerge(duplicate, app.employee)).statusCode).toBe(403)
    expect((await view(duplicate)).id).toBe(kept)
  })
})

test('each table that refers to accounts has ids, or a merge part that gives its rows back', async () => {
  const others = (await referencesTo(app.db, 'account')).filter(({ numbered }) => !numbered)
  expect([...new Set(others.map(({ table }) => table))]).toEqual(givenBackByMergeParts)
})

const givenBackByMergeParts = ['activityAssigned', 'assignment', 'user']

// The rows of other features that a merge may change.
async function relatedRows() {
  const [activityLink, activityAssigned, assignment, file, lead, objectAccount] = await Promise.all(
    ['activityLink', 'activityAssigned', 'assignment', 'file', 'lead', 'objectAccount'].map(
      async (table) => {
        const { rows } = await sql<{ row: object }>`
          SELECT to_jsonb(t) - 'modifiedOn' - 'version' - 'position' AS "row" FROM ${sql.table(table)} t ORDER BY 1
        `.execute(app.db)
        return rows.map(({ row }) => row)
      },
    ),
  )
  return { activityLink, activityAssigned, assignment, file, lead, objectAccount }
}

let files = 0
let objects = 0
// Adds rows of other features, some for the duplicate alone and some for both accounts.
async function addRelatedRows(kept: number, duplicate: number) {
  const { db } = app
  const newActivity = async () => {
    const values = { createdById: duplicate }
    return (
      await db.insertInto('activity').values(values).returning('id').executeTakeFirstOrThrow()
    ).id
  }
  const newObject = async () => {
    const values = { referenceNumber: `T${++objects}`.padEnd(4, '0'), createdById: duplicate }
    return (await db.insertInto('object').values(values).returning('id').executeTakeFirstOrThrow())
      .id
  }
  const [activity, common] = [await newActivity(), await newActivity()]
  const link = (activityId: number, entityId: number) => ({
    activityId,
    entity: 'Account',
    entityId,
    position: 0,
  })
  await db
    .insertInto('activityLink')
    .values([link(activity, duplicate), link(common, duplicate), link(common, kept)])
    .execute()
  await db
    .insertInto('activityAssigned')
    .values([
      { activityId: activity, accountId: duplicate },
      { activityId: common, accountId: duplicate },
      { activityId: common, accountId: kept },
    ])
    .execute()
  const { accountId: person } = app.employee
  const assignment = (parentId: number, accountId: number, createdById: number | null = null) => ({
    parentKind: 'Account',
    parentId,
    accountId,
    createdById,
  })
  await db
    .insertInto('assignment')
    .values([
      assignment(duplicate, person, duplicate),
      assignment(kept, app.admin.accountId, duplicate),
      assignment(duplicate, app.admin.accountId),
      assignment(person, duplicate),
    ])
    .execute()
  await db
    .insertInto('file')
    .values({
      systemName: `a-name-of-sixteen-${++files}`,
      userName: 'deed.pdf',
      contentType: 'application/pdf',
      size: 1,
      parentKind: 'Account',
      parentId: duplicate,
      createdById: duplicate,
    })
    .execute()
  await db.insertInto('lead').values({ accountId: duplicate, source: duplicate }).execute()
  const [own, both] = [await newObject(), await newObject()]
  await db
    .insertInto('objectAccount')
    .values([
      { objectId: own, accountId: duplicate, relation: 1 },
      { objectId: both, accountId: kept, relation: 1 },
      { objectId: both, accountId: duplicate, relation: 1, price: 500, startDate: '2024-01-01' },
    ])
    .execute()
  return { activity }
}
