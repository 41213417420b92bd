import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { openDatabase } from './open.ts'
import { prepared } from './preparedClient.ts'

let database: TestDatabase<{ sheep: { id: number } }>

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const select = async (expression: string) => {
  const { rows } = await database.pool.query(`SELECT ${expression} AS value`)
  return rows[0].value
}

test('a date stays the same day in any time zone', async () => {
  expect(await select(`date '2025-03-30'`)).toBe('2025-03-30')
  expect(await select(`timestamp '2025-03-30 03:30:05.9'`)).toBe('2025-03-30T03:30:05')
})

test('the pool tells how long a caller waited for a connection', async () => {
  const { pool, close } = openDatabase(database.connection, { max: 1 })
  const waits: number[] = []
  pool.onWaited = (seconds) => void waits.push(seconds)
  const first = await pool.connect()
  const second = pool.connect()
  const held = 0.05
  await wait(held * 1000)
  first.release()
  ;(await second).release()
  expect(waits).toHaveLength(2)
  expect(waits[1]).toBeGreaterThan(held * 0.9)
  await close()
})

test('an instant is in UTC with milliseconds', async () => {
  expect(await select(`timestamptz '2025-03-30 03:30:05.123456+03'`)).toBe(
    '2025-03-30T00:30:05.123Z',
  )
  expect(await select(`timestamptz '2025-03-30 03:30:05+03'`)).toBe('2025-03-30T00:30:05.000Z')
})

test('counts and amounts are numbers, also in lists', async () => {
  expect(await select('count(*)')).toBe(1)
  expect(await select("numeric(12,2) '120000.50'")).toBe(120000.5)
  expect(await select(`ARRAY[1::bigint, NULL, 3]`)).toEqual([1, null, 3])
  expect(await select(`ARRAY[date '2025-01-31']`)).toEqual(['2025-01-31'])
})

test('a number that JavaScript would round is refused', async () => {
  await expect(select(`9007199254740993::bigint`)).rejects.toThrow(RangeError)
})

test('many rows can be read as a stream', async () => {
  await database.pool.query('CREATE TABLE sheep AS SELECT generate_series(1, 250) AS id')
  let count = 0
  for await (const row of database.db.selectFrom('sheep').select('id').stream(100))
    count += row.id && 1
  expect(count).toBe(250)
})

test('a broken idle connection is replaced', async () => {
  const { pool, db } = database
  await pool.query('SELECT 1')
  await db.executeQuery(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND usename = session_user AND pid <> pg_backend_pid()`.compile(
      db,
    ),
  )
  expect(await select('1')).toBe(1)
})

test('a prepared query is planned once per connection, and each call gets its own result', async () => {
  const one = (value: number) =>
    database.db.connection().execute(async (connection) => {
      const { rows } = await sql<{ answer: number }>`
        ${prepared('doubled')} SELECT ${value}::int * 2 AS "answer"`.execute(connection)
      const { rows: statements } = await sql<{ name: string }>`
        SELECT name FROM pg_prepared_statements`.execute(connection)
      return { answer: rows[0]?.answer, names: statements.map(({ name }) => name) }
    })
  expect(await one(4)).toEqual({ answer: 8, names: ['doubled'] })
  expect(await one(21)).toEqual({ answer: 42, names: ['doubled'] })
})
