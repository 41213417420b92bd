import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import { addOnce, forgetRequests } from './addOnce.ts'

const thing = { entity: 'Thing' }
let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await testDatabase()
  await sql`CREATE TABLE "thing" ("id" integer GENERATED ALWAYS AS IDENTITY)`.execute(database.db)
})
afterAll(() => database.drop())

const add = (requestKey?: string, accountId = 1, fails = false): Promise<number> =>
  database.db.transaction().execute((tx) =>
    addOnce(tx, thing, { accountId, requestKey }, async () => {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO "thing" DEFAULT VALUES RETURNING "id"
      `.execute(tx)
      if (fails) throw new Error('No')
      return rows[0]!.id
    }),
  )
const count = async () => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int n FROM "thing"`.execute(
    database.db,
  )
  return rows[0]!.n
}

test('a repeated request adds once, also when sent many times at once', async () => {
  const before = await count()
  const all = await Promise.all(Array.from({ length: 8 }, () => add('once')))
  expect(new Set([...all, await add('once')]).size).toBe(1)
  expect(await count()).toBe(before + 1)
})

test("another request, another person's, and one without a key each add their own", async () => {
  const all = [
    await add('mine'),
    await add('other'),
    await add('mine', 2),
    await add(),
    await add(),
  ]
  expect(new Set(all).size).toBe(5)
})

test('a failed request may be sent again', async () => {
  await expect(add('failing', 1, true)).rejects.toThrow('No')
  const id = await add('failing')
  expect(await add('failing')).toBe(id)
})

test('after some days a request is forgotten', async () => {
  const id = await add('old')
  await forgetRequests(database.db)
  expect(await add('old')).toBe(id)
  await sql`UPDATE "addedOnce" SET "addedOn" = now() - interval '4 days'`.execute(database.db)
  await forgetRequests(database.db)
  expect(await add('old')).not.toBe(id)
})
