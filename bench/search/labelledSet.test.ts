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

test('the set is complete', () => {
  expect(pairs.length).toBeGreaterThan(1000)
  expect(strangers.length).toBeGreaterThan(200)
})

test('the meant records are found as often as in the best result so far', () => {
  expect(reached.recall).toBeGreaterThanOrEqual(recorded.recall)
})

test('each rule finds as many as in the best result so far', () => {
  const recalls: Record<string, number> = recorded.recallOf
  const fewer = Object.entries(recalls).filter(
    ([rule, recall]) => (reached.recallOf[rule] ?? 0) < recall,
  )
  expect(fewer).toEqual([])
})

test('the meant records rank as high as in the best result so far', () => {
  expect(reached.rank).toBeGreaterThanOrEqual(recorded.rank)
})

test('no more strangers are found than in the best result so far', () => {
  expect(reached.falseHits).toBeLessThanOrEqual(recorded.falseHits)
})
