import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medianHours, tenth } from './medianHours.ts'

/** As the database groups them. */
const grouped = (waits: readonly number[]) =>
  [...Map.groupBy(waits, (wait) => Math.floor(wait / tenth + 0.5))]
    .map(([tenths, alike]) => ({
      ...{ tenths, count: alike.length },
      ...{ least: Math.min(...alike), most: Math.max(...alike) },
    }))
    .toSorted((a, b) => a.tenths - b.tenths)

test('is that of all waits, whatever they are', () => {
  const waits = fc.array(fc.nat(4000), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(waits, (some) => {
      const sorted = some.toSorted((a, b) => a - b)
      const half = (sorted.length - 1) / 2
      const middle = (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2
      expect(medianHours(grouped(some), some.length)).toBe(Math.round(middle / tenth) / 10)
    }),
    { numRuns: 500 },
  )
})

test('is none where nobody was answered', () => {
  expect(medianHours([], 0)).toBeNull()
})
