import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import { silentRelay } from '../testing/silentRelay.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testDatabase.ts'
import { createJobs } from './createJobs.ts'
import type { Jobs } from './jobs.ts'

let database: TestDatabase<unknown>
const started: Jobs[] = []
const errors: unknown[][] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  for (const jobs of started) await jobs.stop()
  await database.drop()
})

function someJobs() {
  const jobs = createJobs({
    connection: database.connection,
    onError: (...args) => void errors.push(args),
    pollSeconds: 0.5,
  })
  started.push(jobs)
  return jobs
}

const scheduled = async () =>
  (
    await database.pool.query<{ name: string; cron: string; timezone: string }>(
      'SELECT "name", "cron", "timezone" FROM pgboss.schedule ORDER BY "name"',
    )
  ).rows

test('a job runs once, on one of two servers', async () => {
  const seen: string[] = []
  const servers = [someJobs(), someJobs()]
  servers.forEach((jobs, at) =>
    jobs.define<{ word: string }>('say', async ({ word }) => void seen.push(`${word} ${at}`)),
  )
  await Promise.all(servers.map((jobs) => jobs.start()))
  await servers[0]!.send('say', { word: 'kalimera' })
  await servers[1]!.send('say', { word: 'dobryj den' })
  await eventually(() => expect(seen).toHaveLength(2))
  expect(seen.map((line) => line.replace(/ \d$/, '')).sort()).toEqual(['dobryj den', 'kalimera'])
})

test('jobs start as soon as they are sent, without polling', async () => {
  const seen: number[] = []
  const seldom = { onError: () => {}, pollSeconds: 3600, restSeconds: 3600 }
  const [worker, sender] = [1, 2].map(() =>
    createJobs({ connection: database.connection, ...seldom }),
  ) as [Jobs, Jobs]
  started.push(worker, sender)
  for (const jobs of [worker, sender])
    jobs.define<{ at: number }>('atOnce', async ({ at }) => void seen.push(at))
  await worker.start()
  for (const at of [1, 2, 3]) await sender.send('atOnce', { at })
  await Promise.all([4, 5, 6, 7].map((at) => sender.send('atOnce', { at })))
  await eventually(() => expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]))
})

test('a queue made by an earlier version, without notifications and with a short limit, is updated', async () => {
  const seen: string[] = []
  const before = someJobs()
  before.define('silent', async () => {})
  await before.send('silent')
  await database.pool.query(`
    UPDATE pgboss.queue SET notify = false, heartbeat_seconds = NULL, expire_seconds = 900
    WHERE name = 'silent'`)
  const seldom = { onError: () => {}, pollSeconds: 3600, restSeconds: 3600 }
  const after = createJobs({ connection: database.connection, ...seldom })
  started.push(after)
  after.define('silent', async () => void seen.push('told'))
  await after.start()
  await eventually(() => expect(seen).toHaveLength(1))
  await after.send('silent')
  await eventually(() => expect(seen).toHaveLength(2))
  const { rows } = await database.pool.query(`
    SELECT heartbeat_seconds, expire_seconds FROM pgboss.job WHERE name = 'silent' ORDER BY created_on DESC LIMIT 1`)
  expect(rows).toEqual([{ heartbeat_seconds: 90, expire_seconds: 86_400 }])
})

const watching = () => {
  const jobs = createJobs({
    connection: database.connection,
    onError: (...args) => void errors.push(args),
    pollSeconds: 0.5,
    watchSeconds: 1,
  })
  started.push(jobs)
  return jobs
}

const stateOf = async (name: string) =>
  (
    await database.pool.query<{ state: string }>(`SELECT state FROM pgboss.job WHERE name = $1`, [
      name,
    ])
  ).rows.map(({ state }) => state)

/** Whether pg-boss has checked for jobs of dead servers since then. */
async function watched(name: string) {
  const { rows } = await database.pool.query<{ on: string }>('SELECT now() AS "on"')
  await eventually(async () => {
    const { rows: seen } = await database.pool.query(
      "SELECT FROM pgboss.queue WHERE name = $1 AND monitor_claim_on > $2::timestamptz + interval '2 seconds'",
      [name, rows[0]!.on],
    )
    expect(seen).toHaveLength(1)
  })
}

test('a long job is not started again while it runs', async () => {
  const end = Promise.withResolvers<void>()
  let runs = 0
  const servers = [watching(), watching()]
  for (const jobs of servers)
    jobs.define('endure', async () => {
      runs++
      await end.promise
    })
  await Promise.all(servers.map((jobs) => jobs.start()))
  await servers[0]!.send('endure')
  await eventually(() => expect(runs).toBe(1))
  await database.pool.query(`
    UPDATE pgboss.job SET started_on = now() - interval '3 hours' WHERE name = 'endure'`)
  await watched('endure')
  expect(await stateOf('endure')).toEqual(['active'])
  expect(runs).toBe(1)
  end.resolve()
  await eventually(async () => expect(await stateOf('endure')).toEqual(['completed']))
})

test('a job whose server is silent goes to another server within minutes', async () => {
  const sender = someJobs()
  sender.define('orphan', async () => {})
  await sender.send('orphan')
  // The state after a server was killed two minutes ago.
  await database.pool.query(`
    UPDATE pgboss.job SET state = 'active', started_on = now() - interval '3 minutes',
      heartbeat_on = now() - interval '2 minutes' WHERE name = 'orphan'`)
  const worker = watching()
  worker.define('orphan', async () => {})
  await worker.start()
  await eventually(async () => expect(await stateOf('orphan')).toEqual(['retry']))
})

test('a job that is sent before any server has started waits for one', async () => {
  const seen: number[] = []
  const sender = someJobs()
  sender.define('later', async () => {})
  await sender.send('later', { at: 7 })
  const worker = someJobs()
  worker.define<{ at: number }>('later', async ({ at }) => void seen.push(at))
  await worker.start()
  await eventually(() => expect(seen).toEqual([7]))
})

test('a hundred sends of a `oneWaiting` job become one run', async () => {
  let runs = 0
  const sender = someJobs()
  sender.define('tidy', async () => {}, { oneWaiting: true })
  await Promise.all(Array.from({ length: 100 }, () => sender.send('tidy')))
  const worker = someJobs()
  worker.define('tidy', async () => void runs++, { oneWaiting: true })
  await worker.start()
  await eventually(() => expect(runs).toBe(1))
  await worker.send('tidy')
  await eventually(() => expect(runs).toBe(2))
})

test('a failed job is reported and waits for its retry', async () => {
  const jobs = someJobs()
  jobs.define('break', async () => {
    throw new Error('no paper')
  })
  await jobs.start()
  await jobs.send('break')
  await eventually(() => expect(errors).toContainEqual([new Error('no paper'), 'break']))
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `SELECT "state" FROM pgboss.job WHERE "name" = 'break'`,
    )
    expect(rows).toEqual([{ state: 'retry' }])
  })
})

test('schedules are in Athens time, and one that was removed from the code is deleted', async () => {
  const before = someJobs()
  for (const name of ['rent', 'sweep']) {
    before.define(name, async () => {})
    before.schedule(name, '0 8 * * *')
  }
  await before.start()
  expect(await scheduled()).toEqual([
    { name: 'rent', cron: '0 8 * * *', timezone: 'Europe/Athens' },
    { name: 'sweep', cron: '0 8 * * *', timezone: 'Europe/Athens' },
  ])
  const after = someJobs()
  after.define('rent', async () => {})
  after.schedule('rent', '0 9 * * *')
  await after.start()
  expect(await scheduled()).toEqual([
    { name: 'rent', cron: '0 9 * * *', timezone: 'Europe/Athens' },
  ])
})

test('sending or scheduling an undefined job throws', async () => {
  await expect(someJobs().send('unheard')).rejects.toThrow('no job named unheard')
  expect(() => someJobs().schedule('unheard', '* * * * *')).toThrow('no job named unheard')
})

test('after the clock was set back, scheduled and waiting jobs run without waiting for it to catch up', async () => {
  const seen: string[] = []
  const failures: unknown[][] = []
  const jobs = createJobs({
    connection: database.connection,
    onError: (...args) => void failures.push(args),
    pollSeconds: 0.5,
    restSeconds: 0.5,
    clockSeconds: 0.5,
  })
  started.push(jobs)
  jobs.define('everyMinute', async () => void seen.push('every minute'), { oneWaiting: true })
  jobs.schedule('everyMinute', '* * * * *')
  await jobs.start()
  await jobs.send('everyMinute')
  await eventually(() => expect(seen).toHaveLength(1))
  // The state that a server leaves whose clock is an hour ahead.
  await database.pool.query(`
    UPDATE pgboss.version SET cron_on = now() + interval '1 hour';
    UPDATE pgboss.job SET singleton_on = 'epoch'::timestamp + make_interval(secs => extract(epoch FROM now()) + 3600)
      WHERE name = 'everyMinute'`)
  await jobs.send('everyMinute')
  await database.pool.query(`
    UPDATE pgboss.job SET start_after = now() + interval '1 hour'
    WHERE name = 'everyMinute' AND state = 'created'`)
  await eventually(() => expect(seen).toHaveLength(2))
  await eventually(async () => {
    const { rows } = await database.pool.query(`
      SELECT (SELECT max(cron_on) FROM pgboss.version) > now() + interval '2 minutes' AS "cron",
        (SELECT count(*) FROM pgboss.job
          WHERE singleton_on AT TIME ZONE 'UTC' > now() + interval '3 minutes')::int AS "jobs"`)
    expect(rows).toEqual([{ cron: false, jobs: 0 }])
  })
  expect(failures).toEqual([])
})

test('jobs continue after PostgreSQL stops answering on their connections', async () => {
  const seen: number[] = []
  const relay = await silentRelay(database.connection)
  onTestFinished(() => relay.close())
  const { host, port } = relay
  const jobs = createJobs({
    connection: { ...database.connection, host, port },
    onError: () => {},
    pollSeconds: 0.5,
    silence: 500,
  })
  started.push(jobs)
  jobs.define<{ at: number }>('thaw', async ({ at }) => void seen.push(at))
  await jobs.start()
  await jobs.send('thaw', { at: 1 })
  await eventually(() => expect(seen).toContain(1))
  expect(relay.silence()).toBeGreaterThan(0)
  await eventually(() => jobs.send('thaw', { at: 2 }))
  await eventually(() => expect(seen).toContain(2))
})

test('an unreachable database is reported once, not for each queue and poll', async () => {
  const told: unknown[] = []
  const relay = await silentRelay(database.connection)
  const { host, port } = relay
  const jobs = createJobs({
    connection: { ...database.connection, host, port },
    onError: (error) => void told.push(error),
    pollSeconds: 0.5,
  })
  started.push(jobs)
  for (const name of ['one', 'other']) jobs.define(name, async () => {})
  await jobs.start()
  relay.close()
  await eventually(() => expect(told).not.toEqual([]))
  await wait(2_000)
  expect(told.map(String)).toHaveLength(1)
  expect(told[0]).toBeInstanceOf(Error)
})
