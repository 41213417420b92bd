import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { moveAssignmentsOfAccount } from '#base/assignments/moveAssignments.store.ts'
import type { Tables } from '#base/backend/tables.ts'
import { moveActivitiesOfAccount } from './moveActivities.store.ts'

let database: TestDatabase<Tables>
beforeAll(async () => {
  database = await testDatabase<Tables>()
})
afterAll(() => database.drop())

async function accounts() {
  const rows = await database.db
    .insertInto('account')
    .values([{ lastName: 'Duplicate' }, { lastName: 'Kept' }, { lastName: 'Third' }])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id) as [number, number, number]
}

test('activities of a duplicate move to the kept account, each once', async () => {
  const { db } = database
  const [from, to, third] = await accounts()
  const { id } = await db
    .insertInto('activity')
    .values({ createdById: from, modifiedById: from })
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = (entityId: number, position: number) => ({
    activityId: id,
    entity: 'Account',
    entityId,
    position,
  })
  await db
    .insertInto('activityLink')
    .values([link(from, 0), link(third, 1), link(to, 2)])
    .execute()
  await db
    .insertInto('activityAssigned')
    .values([from, to].map((accountId) => ({ activityId: id, accountId })))
    .execute()

  await moveActivitiesOfAccount(db, from, to)

  const links = await db
    .selectFrom('activityLink')
    .select(['entityId', 'position'])
    .orderBy('position')
    .execute()
  expect(links).toEqual([
    { entityId: to, position: 0 },
    { entityId: third, position: 1 },
  ])
  expect(await db.selectFrom('activityAssigned').select('accountId').execute()).toEqual([
    { accountId: to },
  ])
  const stamps = await db.selectFrom('activity').select(['createdById', 'modifiedById']).execute()
  expect(stamps).toEqual([{ createdById: to, modifiedById: to }])
})

test('assignments to and of a duplicate move to the kept account, each once', async () => {
  const { db } = database
  const [from, to, third] = await accounts()
  const row = (parentId: number, accountId: number) => ({
    parentKind: 'Account',
    parentId,
    accountId,
  })
  await db
    .insertInto('assignment')
    .values([row(from, third), row(to, third), row(third, from), row(third, to)])
    .execute()
  await db
    .insertInto('assignment')
    .values({ parentKind: 'Demand', parentId: 7, accountId: from })
    .execute()

  await moveAssignmentsOfAccount(db, from, to)

  const rows = await db
    .selectFrom('assignment')
    .select(['parentKind', 'parentId', 'accountId'])
    .orderBy('parentKind')
    .orderBy('parentId')
    .execute()
  expect(rows).toEqual([
    row(to, third),
    row(third, to),
    { parentKind: 'Demand', parentId: 7, accountId: to },
  ])
})
