import fc from 'fast-check'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import { foldTotals, keptTotal, keptTotals } from './totals.ts'

let database: TestDatabase<Record<never, never>>
let clients: pg.Client[] = []

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`
    CREATE TABLE "thing" (
      "id" integer GENERATED ALWAYS AS IDENTITY, "writer" integer, "isBig" boolean, "isRed" boolean, "deletedOn" timestamptz
    );
    INSERT INTO "thing" ("writer", "isBig") SELECT "n" % 3, "n" % 2 = 0 FROM generate_series(1, 20) AS "n";
    INSERT INTO "keptList" VALUES
      ('things', 'thing', '"deletedOn" IS NULL'), ('big', 'thing', '"isBig" AND "deletedOn" IS NULL'),
      ('bigOrRed', 'thing', '("isBig" OR "isRed") AND "deletedOn" IS NULL');
    SELECT "keepTotals"('thing');
  `)
})
afterEach(async () => {
  for (const client of clients) await client.end()
  clients = []
})
afterAll(() => database.drop())

// A connection on which waiting for another transaction fails.
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ ...database.connection, options: '-c lock_timeout=5s' })
  client.on('error', () => {})
  await client.connect()
  clients.push(client)
  return client
}

// Stored and counted totals, in one statement, so that nothing changes between the two.
async function keptAndCounted(ask: pg.Client | pg.Pool): Promise<[object, object]> {
  const { rows } = await ask.query(`
    SELECT (SELECT json_object_agg("list", "rows" ORDER BY "list") FROM (
        SELECT "list", sum("rows") AS "rows" FROM "listChange" WHERE "list" IN ('things', 'big', 'bigOrRed') AND "sort" = '' GROUP BY 1
      ) AS "each") AS "kept",
      (SELECT json_build_object(
        'big', count(*) FILTER (WHERE "isBig"), 'bigOrRed', count(*) FILTER (WHERE "isBig" OR "isRed"), 'things', count(*))
      FROM "thing" WHERE "deletedOn" IS NULL) AS "counted"`)
  return [rows[0].kept, rows[0].counted]
}

test('existing rows are counted when totals are introduced', async () => {
  expect(await keptTotals(database.db, ['things', 'big', 'nothing'])).toEqual({
    things: 20,
    big: 10,
    nothing: 0,
  })
})

// Each writer changes its own rows, some of them chosen by "nth", so that only totals could make it wait.
const some = (writer: number, nth: number) => `"writer" = ${writer} AND "id" % 4 = ${nth % 4}`
const writes: Record<string, (writer: number, nth: number) => string> = {
  add: (writer, nth) =>
    `INSERT INTO "thing" ("writer", "isBig", "isRed") VALUES (${writer}, ${nth % 2 === 0}, ${nth % 3 === 0 || null})`,
  addMany: (writer, nth) =>
    `INSERT INTO "thing" ("writer", "isBig") SELECT ${writer}, "n" % 3 = 0 FROM generate_series(1, ${nth}) AS "n"`,
  changeKind: (writer, nth) =>
    `UPDATE "thing" SET "isBig" = NOT coalesce("isBig", false), "isRed" = ${nth % 2 === 0} WHERE ${some(writer, nth)}`,
  delete: (writer, nth) => `UPDATE "thing" SET "deletedOn" = now() WHERE ${some(writer, nth)}`,
  restore: (writer, nth) => `UPDATE "thing" SET "deletedOn" = NULL WHERE ${some(writer, nth)}`,
  remove: (writer, nth) => `DELETE FROM "thing" WHERE ${some(writer, nth)}`,
}

const step = fc.record({
  writer: fc.nat(2),
  what: fc.constantFrom(...Object.keys(writes), 'begin', 'commit', 'rollback', 'kill', 'fold'),
  nth: fc.nat(20),
})

test('totals are right after any committed or rolled back changes, also during a fold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const writers = [await connect(), await connect(), await connect()]
      for (const { writer, what, nth } of steps) {
        if (what === 'kill') writers[writer] = await killed(writers[writer]!)
        else if (what === 'fold') await foldTotals(database.db)
        else await writers[writer]!.query(writes[what]?.(writer, nth) ?? what)
        const [kept, counted] = await keptAndCounted(database.pool)
        expect(kept).toEqual(counted)
        const [seen, there] = await keptAndCounted(writers[writer]!)
        expect(seen).toEqual(there)
      }
      for (const client of writers) await client.end()
      clients = []
      await foldTotals(database.db)
      const [kept, counted] = await keptAndCounted(database.pool)
      expect(kept).toEqual(counted)
    }),
    { numRuns: 25 },
  )
})

async function killed(client: pg.Client): Promise<pg.Client> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS "pid"')
  const ended = new Promise((resolve) => client.once('end', resolve))
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
  await ended
  return connect()
}

test('nobody waits for an unfinished writer or a fold', async () => {
  const [one, other] = [await connect(), await connect()]
  await one.query('BEGIN')
  await one.query(writes['add']!(0, 2))
  await other.query('BEGIN')
  await other.query(writes['add']!(1, 2))
  const fold = `DELETE FROM "listChange" WHERE ctid IN (
    SELECT ctid FROM "listChange" WHERE "list" = 'things' FOR UPDATE SKIP LOCKED)`
  const folding = await connect()
  await folding.query(`BEGIN; ${fold}`)
  await foldTotals(database.db)
  const before = await keptTotal(database.db, 'things')
  await one.query('COMMIT')
  await other.query('COMMIT')
  expect(await keptTotal(database.db, 'things')).toBe(before + 2)
  await folding.query('ROLLBACK')
  const [kept, counted] = await keptAndCounted(database.pool)
  expect(kept).toEqual(counted)
})

test('folding merges many rows into one', async () => {
  const client = await connect()
  for (let n = 0; n < 5; n += 1) await client.query(writes['add']!(0, n))
  await foldTotals(database.db)
  const { rows } = await client.query(`SELECT "list" FROM "listChange" WHERE "list" = 'things'`)
  expect(rows).toHaveLength(1)
})

test("a reader's snapshot shows neither a later fold nor a later change", async () => {
  const reader = await connect()
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  const before = await keptAndCounted(reader)
  await (await connect()).query(writes['addMany']!(0, 7))
  await foldTotals(database.db)
  expect(await keptAndCounted(reader)).toEqual(before)
})

test('rows that were loaded without triggers are counted again', async () => {
  const loader = await connect()
  await loader.query(`SET session_replication_role = replica; ${writes['addMany']!(0, 9)}`)
  await loader.query(`SELECT "keepTotals"('thing')`)
  const [kept, counted] = await keptAndCounted(database.pool)
  expect(kept).toEqual(counted)
})
