import { sql } from 'kysely'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import { openDatabase } from './open.ts'
import type { Database, OpenOptions } from './open.ts'
import { problemOfDatabase } from './problemOfDatabase.ts'

type Tables = { sheep: { id: number } }

let database: TestDatabase<Tables>
const opened: Database<Tables>[] = []
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('CREATE TABLE sheep AS SELECT generate_series(1, 50000) AS id')
})
afterAll(async () => {
  for (const { close } of opened) await close()
  await database.drop()
})

function open(options: OpenOptions = {}) {
  const one = openDatabase<Tables>(database.connection, { max: 1, ...options })
  opened.push(one)
  return one
}

/** The status of the response, and the text of the error. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: Error) => ({ status: problemOfDatabase(error)?.status ?? 500, said: error.message }),
  )
const unavailable = (said: RegExp) => ({ status: 503, said: expect.stringMatching(said) as string })

const pidOf = async ({ pool }: Database<Tables>) =>
  (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid
const terminate = (pid: number) =>
  database.pool.query('SELECT pg_terminate_backend($1, 5000)', [pid])

test('a statement that loses its connection is a 503, and the next one gets another', async () => {
  const one = open()
  const pid = await pidOf(one)
  const slow = failure(one.pool.query('SELECT pg_sleep(60)'))
  await terminate(pid)
  expect(await slow).toEqual(unavailable(/terminating connection/))
  expect(await pidOf(one)).not.toBe(pid)
})

test('a transaction whose connection breaks between two statements ends as a 503', async () => {
  const one = open()
  const work = one.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO sheep VALUES (-1)`.execute(tx)
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
    await terminate(rows[0]!.pid)
    await sql`INSERT INTO sheep VALUES (-2)`.execute(tx)
  })
  expect(await failure(work)).toMatchObject({ status: 503 })
  const { rows } = await one.pool.query('SELECT id FROM sheep WHERE id < 0')
  expect(rows).toEqual([])
})

test('a streamed list fails with its connection, and returns it to the pool', async () => {
  const one = open()
  const read = async () => {
    let count = 0
    for await (const { id } of one.db.selectFrom('sheep').select('id').stream(100)) {
      count += Math.sign(id)
      if (count === 100) {
        const { rows } = await database.pool.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE query LIKE 'select "id" from "sheep"%'`,
        )
        await terminate(rows[0]!.pid)
      }
    }
  }
  expect(await failure(read())).toMatchObject({ status: 503 })
  expect(await one.pool.query('SELECT 1')).toMatchObject({ rowCount: 1 })
})

test('a statement beyond the time limit is cancelled', async () => {
  const one = open({ answerWithin: 500 })
  // On a busy machine, the time limit may end the short statements too.
  const pid = await eventually(() => pidOf(one))
  const slow = sql`SELECT pg_sleep(600)`.execute(one.db)
  expect(await failure(slow)).toEqual(unavailable(/statement timeout/))
  expect(await eventually(() => pidOf(one))).toBe(pid)
})

test('a PostgreSQL that no longer answers is not waited for', async () => {
  const one = open({ answerWithin: 500, grace: 500 })
  const pid = await eventually(() => pidOf(one))
  process.kill(pid, 'SIGSTOP')
  try {
    expect(await failure(one.pool.query('SELECT 1'))).toEqual(unavailable(/said nothing/))
    expect(await eventually(() => pidOf(one))).not.toBe(pid)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test('a frozen PostgreSQL is not waited for after a longer pause either', async () => {
  const one = open({ answerWithin: 300, grace: 100 })
  const kept = await eventually(() => one.pool.connect())
  const { rows } = await eventually(() => kept.query('SELECT pg_backend_pid() AS pid'))
  await wait(1000)
  process.kill(rows[0].pid, 'SIGSTOP')
  try {
    expect(await failure(kept.query('SELECT 1'))).toEqual(unavailable(/said nothing/))
  } finally {
    process.kill(rows[0].pid, 'SIGCONT')
    kept.release(true)
  }
})

test('a list may be read more slowly than the time limit', async () => {
  const one = open({ answerWithin: 1500, grace: 100 })
  const longer = open({ answerWithin: 2000 })
  let count = 0
  // Small batches, each read well within the limit, even on a busy machine.
  const sheep = one.db.selectFrom('sheep').select('id').where('id', '<=', 300)
  for await (const { id } of sheep.stream(100)) {
    if (count === 0) await failure(longer.pool.query('SELECT pg_sleep(600)'))
    count += Math.sign(id)
  }
  expect(count).toBe(300)
})

test('a server that is not there, or has no free connection, is a 503', async () => {
  const nobody = createServer()
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve))
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  const gone = openDatabase<Tables>({ connectionString: `postgres://a@127.0.0.1:${port}/b` })
  const noSocket = openDatabase<Tables>({ ...database.connection, host: '/nowhere' } as never)
  opened.push(gone, noSocket)
  expect(await failure(gone.pool.query('SELECT 1'))).toEqual(unavailable(/ECONNREFUSED/))
  expect(await failure(noSocket.pool.query('SELECT 1'))).toEqual(unavailable(/ENOENT/))

  const few = open({ connectWithin: 200 })
  const kept = await eventually(() => few.pool.connect())
  expect(await failure(few.pool.query('SELECT 1'))).toEqual(unavailable(/timeout exceeded/))
  kept.release()
})

test.each(['57P01', '57P02', '57P03', '57014', '53300', '08006', '08P01'])(
  'what PostgreSQL refuses with %s is a 503',
  async (code) => {
    const raise = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`)
    expect(await failure(sql`${raise}`.execute(database.db))).toMatchObject({ status: 503 })
  },
)

test('a bug of ours is not taken for a lost connection', async () => {
  expect(await failure(database.pool.query('SELECT nonsense'))).toMatchObject({ status: 500 })
})
