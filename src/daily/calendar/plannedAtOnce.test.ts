// Calendar requests of one person run one at a time, and do not block other people.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { until } from '#kit/testing/eventually.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const ask = (as = app.employee) => {
  const payload = { from: agencyDay(0), till: agencyDay(6), people: [] }
  return app.call('POST', '/api/calendar/planned', { payload, as })
}
/** Number of queries that wait for a table lock. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS "count" FROM pg_locks l JOIN pg_database d ON d."oid" = l."database"
    WHERE NOT l."granted" AND d."datname" = current_database() AND l."locktype" = 'relation'
  `.execute(app.db)
  return rows[0]!.count
}

test("a person's requests run one at a time, queue up, and get 429 once the queue is full", async () => {
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = app.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE "viewing" IN ACCESS EXCLUSIVE MODE`.execute(tx)
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  const statuses: number[] = []
  const calls = Array.from({ length: 30 }, async () => {
    const { statusCode } = await ask()
    statuses.push(statusCode)
  })
  let other: ReturnType<typeof ask> | undefined
  try {
    await until(() => statuses.length === 9)
    expect(statuses).toEqual(Array(9).fill(429))
    expect(await waiting()).toBe(1)
    // Another person's request starts at once.
    other = ask(app.admin)
    await until(async () => (await waiting()) === 2)
  } finally {
    held.resolve()
  }
  await Promise.all([holding, ...calls])
  expect((await other)?.statusCode).toBe(200)
  expect(statuses.filter((status) => status === 200)).toHaveLength(21)
})
