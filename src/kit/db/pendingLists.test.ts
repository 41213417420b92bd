import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import { emptyPendingLists } from './pendingLists.ts'

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await testDatabase()
  await sql`CREATE TABLE "note" ("tags" integer[])`.execute(database.db)
  await sql`CREATE INDEX "noteTags" ON "note" USING gin ("tags")`.execute(database.db)
})
afterAll(() => database.drop())

const addNotes = () =>
  sql`INSERT INTO "note" SELECT ARRAY["n", "n" + 1] FROM generate_series(1, 100) AS "n"`.execute(
    database.db,
  )

/** The number of pages of the pending list, which is empty afterwards. */
async function pendingPages() {
  const { rows } = await sql<{ pages: number }>`
    SELECT gin_clean_pending_list('"noteTags"'::regclass) AS "pages"`.execute(database.db)
  return rows[0]!.pages
}

test('the pending list of an index is emptied', async () => {
  await addNotes()
  expect(await pendingPages()).toBeGreaterThan(0)
  await addNotes()
  await emptyPendingLists(database.db)
  expect(await pendingPages()).toBe(0)
})
