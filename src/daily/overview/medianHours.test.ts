import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, dayCountOffset, medianHours, tenthOfHour } from './medianHours.ts'

/** Groups delays as the database does. */
const grouped = (waits: readonly number[]) =>
  [...Map.groupBy(waits, kindOf)]
    .map(([alike, some]) => ({
      alike,
      count: some.length,
      least: Math.min(...some),
      most: Math.max(...some),
    }))
    .toSorted((a, b) => a.alike - b.alike)
const kindOf = (wait: number) => {
  const tenths = Math.floor(wait / tenthOfHour + 0.5)
  return tenths < dayCountOffset ? tenths : dayCountOffset + Math.floor(wait / day + 0.5)
}

test('is the median of all delays, rounded to a day if it is weeks', () => {
  const wait = fc.oneof(
    fc.nat(4000),
    fc.integer({
      min: tenthOfHour * (dayCountOffset - 3),
      max: tenthOfHour * (dayCountOffset + 3),
    }),
    fc.integer({ min: day * 12, max: day * 15 }),
  )
  const waits = fc.array(wait, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(waits, (some) => {
      const sorted = some.toSorted((a, b) => a - b)
      const half = (sorted.length - 1) / 2
      const low = sorted[Math.floor(half)]!
      const middle = (low + sorted[Math.ceil(half)]!) / 2
      const isLate = kindOf(low) >= dayCountOffset
      expect(medianHours(grouped(some), some.length)).toBe(
        isLate ? Math.round(middle / day) * 24 : Math.round(middle / tenthOfHour) / 10,
      )
    }),
    { numRuns: 500 },
  )
})

test('is null if nothing was answered', () => {
  expect(medianHours([], 0)).toBeNull()
})
