// Accuracy of telling duplicates from records that only look alike. The rates are in the output of the run; with
// DUPLICATES_WRONG=1, the misjudged pairs too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#base/backend/tables.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { measureLabelled } from './measureLabelled.ts'

let database: TestDatabase<Tables>
let measured: Awaited<ReturnType<typeof measureLabelled>>
beforeAll(async () => {
  database = await testDatabase()
  measured = await measureLabelled(database.db)
  console.log(JSON.stringify(measured.rates, undefined, 2))
  if (process.env['DUPLICATES_WRONG']) console.log(measured.wrong.join('\n'))
})
afterAll(() => database.drop())

test.each(['tuned', 'heldOut', 'accounts', 'objects'] as const)(
  'precision is at least 95 and recall at least 90 per cent (%s)',
  (part) => {
    expect(measured.rates[part].precision).toBeGreaterThanOrEqual(95)
    expect(measured.rates[part].recall).toBeGreaterThanOrEqual(90)
  },
)
