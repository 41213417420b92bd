import { expect, test } from 'vitest'
import { together } from './together.ts'

test('all keys of one turn are looked up in one call, and each caller gets its own result', async () => {
  const asked: number[][] = []
  const double = together(async (numbers: readonly number[]) => {
    asked.push([...numbers])
    return numbers.map((number) => number * 2)
  })
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2])
  expect(await double(7)).toBe(14)
  expect(asked).toEqual([[1, 2, 1], [7]])
})

test('a failure rejects all callers of the same turn, and no later ones', async () => {
  let isBroken = true
  const answer = together(async (keys: readonly string[]) => {
    if (isBroken) throw new Error('no database')
    return keys
  })
  const failed = await Promise.allSettled([answer('a'), answer('b')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await answer('c')).toBe('c')
})
