import { expect, test } from 'vitest'
import { labelledPairs } from './labelledPairs.ts'

test('the labelled set has 1,000 pairs, each once', () => {
  expect(labelledPairs.filter(({ same }) => same)).toHaveLength(450)
  expect(labelledPairs.filter(({ same }) => !same)).toHaveLength(550)
  expect(new Set(labelledPairs.map(({ pair }) => JSON.stringify(pair))).size).toBe(1000)
  expect(labelledPairs.filter(({ heldOut }) => heldOut)).toHaveLength(100)
})

test('no pair has two equal records', () => {
  expect(
    labelledPairs.filter(({ pair: [one, other] }) => JSON.stringify(one) === JSON.stringify(other)),
  ).toEqual([])
})
