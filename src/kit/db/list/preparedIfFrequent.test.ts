import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/testDatabase.ts'
import type { TestDatabase } from '../../testing/testDatabase.ts'
import { preparedIfFrequent } from './preparedIfFrequent.ts'

let database: TestDatabase<unknown>
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

const query = (text: string) =>
  sql<{ n: number }>`SELECT ${sql.lit(text)} AS "n"`.compile(database.db)
const isPrepared = (text: string) =>
  preparedIfFrequent(query(text)).sql.startsWith('/* prepared page_')

test('a statement is prepared from the third time on, under a name of its own', () => {
  expect([1, 2, 3, 4].map(() => isPrepared('first'))).toEqual([false, false, true, true])
  expect([1, 2, 3].map(() => isPrepared('second'))).toEqual([false, false, true])
  const [first, second] = ['first', 'second'].map((text) => preparedIfFrequent(query(text)).sql)
  expect(first).not.toBe(second)
  expect(preparedIfFrequent(query('first')).sql).toBe(first)
})

test('a prepared statement returns the same rows', async () => {
  for (let n = 0; n < 5; n++) {
    const { rows } = await database.db.executeQuery(preparedIfFrequent(query('same')))
    expect(rows).toEqual([{ n: 'same' }])
  }
})

test('statements that were not used for long are forgotten', () => {
  for (let n = 0; n < 3; n++) isPrepared('of yesterday')
  expect(isPrepared('of yesterday')).toBe(true)
  for (let n = 0; n < 500; n++) isPrepared(`of today ${n}`)
  expect(isPrepared('of yesterday')).toBe(false)
})
