import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agencyNow, inAthens } from '../clock.ts'
import { type TestDatabase, testDatabase } from '../testing/testDatabase.ts'
import { now, startOf, today } from './days.ts'

let database: TestDatabase<object>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const evaluate = async (value: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ value: string }>`SELECT (${value})::text AS "value"`.execute(
    database.db,
  )
  return rows[0]!.value
}

test('the database and TypeScript agree on the day and time', async () => {
  const before = agencyNow()
  const local = (await evaluate(sql`date_trunc('second', ${now})`)).replace(' ', 'T')
  expect(before <= local && local <= agencyNow()).toBe(true)
  expect(await evaluate(sql`${today} = ${now}::date`)).toBe('true')
})

test("a day begins at midnight in Greece, whatever the session's time zone", async () => {
  for (const day of ['2026-12-31', '2027-03-28', '2026-10-25']) {
    const begin = await evaluate(sql`to_json(${startOf(sql`${day}::date`)})`)
    expect(inAthens(JSON.parse(begin) as string)).toBe(`${day}T00:00:00`)
  }
})

test('the planner inlines the functions of the clock', async () => {
  const { rows } = await sql<Record<string, string>>`
    EXPLAIN (VERBOSE, COSTS OFF) SELECT ${now}, ${today}, "maySignIn"(NULL, true, ${today})
  `.execute(database.db)
  const plan = JSON.stringify(rows)
  expect(plan).toContain('now()')
  expect(plan).not.toMatch(/agencyNow|agencyToday|maySignIn/)
})
