import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tables } from '#base/backend/tables.ts'
import { ensureAdministrator } from '#base/session/passwords/firstAdministrator.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { reasonNotNew } from './portable.ts'

let database: TestDatabase<Tables>
beforeEach(async () => {
  database = await testDatabase<Tables>()
  await ensureAdministrator(database.db, { username: 'first@example.com' }, () => {})
})
afterEach(() => database.drop())

async function held() {
  const client = await database.pool.connect()
  return reasonNotNew(client).finally(() => client.release())
}

test('a database with only its first administrator counts as new', async () => {
  expect(await held()).toBeNull()
})

test.each([
  ['it has several accounts', `INSERT INTO "account" ("lastName") VALUES ('Vlachou')`],
  ['it has rows in "object"', `INSERT INTO "object" ("title") VALUES ('Flat')`],
  [
    'it has rows in "file"',
    `INSERT INTO "file" ("systemName", "userName", "contentType", "size") VALUES ('0123456789abcdef', 'a', 'a/b', 1)`,
  ],
  [
    'somebody has worked in it',
    `INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId") SELECT "id", 'update', 'Agency', 1 FROM "account"`,
  ],
])('a database is not as new: %s', async (reason, change) => {
  await database.pool.query(change)
  expect(await held()).toBe(reason)
})
