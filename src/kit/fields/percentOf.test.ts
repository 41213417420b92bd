import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from './percentOf.ts'

test.each([
  [200_000, 2, 4000],
  [240_500.5, 2.5, 6012.51],
  [0.25, 2, 0.01],
  [1.1, 50, 0.55],
  [999_999_999_999.99, 100, 999_999_999_999.99],
  [0, 2, 0],
  [100, 0, 0],
  [33.33, 33.333, 11.11],
])('of %d, %d %% are %d', (amount, percent, share) => {
  expect(percentOf(amount, percent)).toBe(share)
})

test('there is no share without an amount', () => {
  expect(percentOf(null, 2)).toBeNull()
})

test('a share differs from the exact value by at most half a cent', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 })
  const thousandths = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(cents, thousandths, (amount, percent) => {
      const share = Math.round(percentOf(amount / 100, percent / 1000)! * 100)
      expect(Math.abs(share * 100_000 - amount * percent)).toBeLessThanOrEqual(50_000)
    }),
  )
})
