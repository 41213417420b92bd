// Triggers of derived values are declared (`….kept.ts`). A trigger of a rule is named in the store whose statements it
// affects.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptValues } from '#app/features.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const src = join(import.meta.dirname, '../../..')
const heads = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.store.ts'))
  .map((name) => readFileSync(join(src, name), 'utf8').split(/^(?!\/\/)/m)[0] ?? '')

test('each trigger belongs to a declared value, or is named with its table at the top of a store', async () => {
  const { rows } = await database.pool.query<{ trigger: string; table: string }>(
    `SELECT tgname AS "trigger", relname AS "table"
     FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal`,
  )
  expect(rows.length).toBeGreaterThan(0)
  const declared = new Set(
    keptValues.flatMap(({ triggers }) => triggers.map((each) => `${each.table}.${each.name}`)),
  )
  const unnamed = rows.filter(
    ({ trigger, table }) =>
      !declared.has(`${table}.${trigger}`) &&
      !heads.some((head) => head.includes(`on "${table}":`) && head.includes(trigger)),
  )
  expect(unnamed).toEqual([])
})
