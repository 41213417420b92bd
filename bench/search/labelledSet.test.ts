// Measures how often search finds what people mean. recorded.json has the best result so far, and is updated when it improves.
// The numbers are in the output of the run; with SEARCH_MISSED=1, the misses too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { addRecords, type Measured, measure, pairs, strangers } from './labelledSet.ts'
import recorded from './recorded.json' with { type: 'json' }

let database: TestDatabase<unknown>
let reached: Measured
beforeAll(async () => {
  database = await testDatabase()
  reached = await measure(database.pool, await addRecords(database.pool))
  const { missed, found, ...numbers } = reached
  console.log(JSON.stringify(numbers, undefined, 2))
  if (process.env['SEARCH_MISSED']) console.log([...missed, 'STRANGERS', ...found].join('\n'))
})
afterAll(() => database.drop())

test('the set is as large as it was made', () => {
  expect(pairs.length).toBeGreaterThan(1000)
  expect(strangers.length).toBeGreaterThan(200)
})

test('what was meant is found as often as was reached before', () => {
  expect(reached.recall).toBeGreaterThanOrEqual(recorded.recall)
})

test('of each rule as much is found as was reached before', () => {
  const recalls: Record<string, number> = recorded.recallOf
  const fewer = Object.entries(recalls).filter(
    ([rule, recall]) => (reached.recallOf[rule] ?? 0) < recall,
  )
  expect(fewer).toEqual([])
})

test('what was meant stands as far ahead as before', () => {
  expect(reached.rank).toBeGreaterThanOrEqual(recorded.rank)
})

test('no more strangers are found than before', () => {
  expect(reached.falseHits).toBeLessThanOrEqual(recorded.falseHits)
})
