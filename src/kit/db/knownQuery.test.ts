// Prepared statements whose columns are read once per connection.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import { prepared } from './preparedClient.ts'

let database: TestDatabase<unknown>
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

type Row = { at: string; day: string; amount: number; nothing: null; divided: number }

/** Runs everything in one connection. */
const inOne = <T>(work: (read: (by: number, limit?: number) => Promise<Row[]>) => Promise<T>) =>
  database.db.connection().execute((connection) =>
    work(async (by, limit = 1) => {
      const { rows } = await sql<Row>`
        ${prepared('known')} SELECT '2026-03-01 10:00Z'::timestamptz AS "at", '2026-03-01'::date AS "day",
          12.50::numeric AS "amount", NULL::text AS "nothing", 12 / ${by}::int AS "divided" LIMIT ${limit}::int`.execute(
        connection,
      )
      return rows
    }),
  )

const row = (divided: number): Row => ({
  at: '2026-03-01T10:00:00.000Z',
  day: '2026-03-01',
  amount: 12.5,
  nothing: null,
  divided,
})

test('each run has the same columns with the same kinds of values', async () => {
  const answers = await inOne(async (read) => [await read(4), await read(3), await read(2)])
  expect(answers).toEqual([[row(3)], [row(4)], [row(6)]])
})

test('a run without rows and a failed run do not affect the next run', async () => {
  await inOne(async (read) => {
    expect(await read(4, 0)).toEqual([])
    expect(await read(4)).toEqual([row(3)])
    await expect(read(0)).rejects.toThrow('division by zero')
    expect(await read(4, 0)).toEqual([])
    expect(await read(6)).toEqual([row(2)])
  })
})

test('other statements on the connection keep their own columns', async () => {
  await inOne(async (read) => {
    await read(4)
    expect(await read(4)).toEqual([row(3)])
  })
  const { rows } = await sql`SELECT 1 AS "one"`.execute(database.db)
  expect(rows).toEqual([{ one: 1 }])
})

test('a connection keeps the last sixty plans, and prepares older statements again', async () => {
  await database.db.connection().execute(async (connection) => {
    const ask = async (n: number) => {
      const { rows } =
        await sql`${prepared(`numbered${n}`)} SELECT ${n}::int AS ${sql.ref(`n${n}`)}`.execute(
          connection,
        )
      return rows
    }
    const names = async () => {
      const { rows } = await sql<{ name: string }>`
        SELECT "name" FROM pg_prepared_statements WHERE "name" LIKE 'numbered%'`.execute(connection)
      return rows.map(({ name }) => name)
    }
    for (let n = 0; n < 80; n++) {
      expect(await ask(n)).toEqual([{ [`n${n}`]: n }])
      // A statement that is used often stays.
      expect(await ask(0)).toEqual([{ n0: 0 }])
    }
    const kept = await names()
    expect(kept).toHaveLength(60)
    expect(kept).toContain('numbered0')
    expect(kept).not.toContain('numbered1')
    expect(await ask(1)).toEqual([{ n1: 1 }])
    expect(await ask(1)).toEqual([{ n1: 1 }])
    expect(await names()).toContain('numbered1')
  })
})

test('a statement that cannot be prepared affects no other', async () => {
  await database.db.connection().execute(async (connection) => {
    const wrong = () =>
      sql`${prepared('wrong')} SELECT "nothing" FROM "nowhere"`.execute(connection)
    await expect(wrong()).rejects.toThrow('does not exist')
    await expect(wrong()).rejects.toThrow('does not exist')
    const right = () => sql`${prepared('right')} SELECT 1 AS "one"`.execute(connection)
    expect((await right()).rows).toEqual([{ one: 1 }])
    expect((await right()).rows).toEqual([{ one: 1 }])
  })
})

test('a statement whose columns have changed fails once, then returns the new ones', async () => {
  await database.pool.query('CREATE TABLE "hut" ("id" integer); INSERT INTO "hut" VALUES (1)')
  await database.db.connection().execute(async (connection) => {
    const all = () => sql`${prepared('huts')} SELECT * FROM "hut"`.execute(connection)
    expect((await all()).rows).toEqual([{ id: 1 }])
    await database.pool.query(`ALTER TABLE "hut" ADD COLUMN "name" text DEFAULT 'kalyva'`)
    await expect(all()).rejects.toThrow('cached plan must not change result type')
    for (const _again of [1, 2]) expect((await all()).rows).toEqual([{ id: 1, name: 'kalyva' }])
  })
})
