import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs } from '#kit/jobs/createJobs.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { eventually } from '#kit/testing/eventually.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'
import { seedPeople } from '#app/testing/seedPeople.ts'
import { jobQueues } from './jobQueues.store.ts'
import { retryJobs } from './retryJobs.store.ts'

let database: TestDatabase<Tables>
const servers: Jobs[] = []
const ran: string[] = []
let isBroken = true
let actor: Actor

beforeAll(async () => {
  database = await testDatabase<Tables>()
  const { admin } = await seedPeople(database.db)
  actor = { ...admin, roles: ['admin'], branchId: null, language: 'en' }
})
afterAll(async () => {
  for (const jobs of servers) await jobs.stop()
  await database.drop()
})

function server() {
  const jobs = createJobs({
    connection: database.connection,
    onError: () => {},
    pollSeconds: 0.5,
    // Polling is so slow that only a notification runs the job in time.
    restSeconds: 3600,
  })
  jobs.define<{ page?: number }>('print', async ({ page }) => {
    if (isBroken) throw Object.assign(new Error('no paper\nsecond line'), { code: 'ENOSPC' })
    ran.push(`page ${page ?? 'all'}`)
  })
  jobs.define('tidy', async () => {})
  servers.push(jobs)
  return jobs
}

const queue = async (name: string) =>
  (await jobQueues(database.db)).find((each) => each.name === name)
/** Sets the state after the last try. */
const giveUp = () =>
  sql`UPDATE pgboss.job SET "state" = 'failed', "completed_on" = now() WHERE "name" = 'print' AND "state" = 'retry'`.execute(
    database.db,
  )

test('there are no queues before the first job', async () => {
  expect(await jobQueues(database.db)).toEqual([])
  expect(await retryJobs(database.db, 'print', actor)).toBe(0)
})

test('a failed job is counted with its error, and runs once if it is retried twice at once', async () => {
  const jobs = server()
  await jobs.start()
  await server().start()
  for (const page of [1, 2]) await jobs.send('print', { page })
  await jobs.send('print')
  await jobs.send('print')
  await eventually(async () => expect(await queue('print')).toMatchObject({ retrying: 4 }))
  await giveUp()
  expect(await queue('print')).toMatchObject({
    waiting: 0,
    retrying: 0,
    running: 0,
    failed: 4,
    lastDoneOn: null,
    failedOn: expect.any(String),
    error: {
      code: 'system:ENOSPC',
      constraint: null,
      place: expect.stringMatching(/^src\/keeping\/operations\/jobQueues\.test\.ts:\d+$/),
    },
  })
  isBroken = false
  const pressed = await Promise.all([1, 2, 3].map(() => retryJobs(database.db, 'print', actor)))
  // Two different pages; the two jobs for the same page count as one.
  expect(pressed.reduce((all, each) => all + each)).toBe(3)
  await eventually(() => expect(ran.toSorted()).toEqual(['page 1', 'page 2', 'page all']))
  await eventually(async () =>
    expect(await queue('print')).toMatchObject({
      waiting: 0,
      running: 0,
      failed: 0,
      error: null,
      lastDoneOn: expect.any(String),
    }),
  )
  expect(await retryJobs(database.db, 'print', actor)).toBe(0)
  const { rows } = await sql`
    SELECT "action", "message", "actionById" FROM "actionLog" WHERE "entity" = 'Operations'
  `.execute(database.db)
  expect(rows).toEqual([{ action: 'retry', message: 'jobs: print', actionById: actor.accountId }])
})

test('a failure is not counted after a later successful run', async () => {
  isBroken = true
  await servers[0]!.send('print')
  await eventually(async () => expect(await queue('print')).toMatchObject({ retrying: 1 }))
  await giveUp()
  expect(await queue('print')).toMatchObject({ failed: 1 })
  isBroken = false
  await servers[0]!.send('print', { page: 3 })
  await eventually(async () => expect(await queue('print')).toMatchObject({ failed: 0 }))
})

test('a job that waits behind a running one is not late, until its server is gone', async () => {
  const jobs = server()
  await sql`DELETE FROM pgboss.job WHERE "name" = 'tidy'`.execute(database.db)
  for (const each of servers) await each.stop()
  await jobs.send('tidy')
  await jobs.send('tidy')
  await sql`
    UPDATE pgboss.job SET "state" = 'active', "started_on" = now() WHERE "id" = (
      SELECT "id" FROM pgboss.job WHERE "name" = 'tidy' LIMIT 1)`.execute(database.db)
  expect(await queue('tidy')).toMatchObject({ running: 1, waiting: 1, oldestOn: null })
  await sql`UPDATE pgboss.job SET "state" = 'retry' WHERE "name" = 'tidy' AND "state" = 'active'`.execute(
    database.db,
  )
  expect(await queue('tidy')).toMatchObject({
    running: 0,
    waiting: 2,
    oldestOn: expect.any(String),
  })
})
