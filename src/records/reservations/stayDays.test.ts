import { expect, test } from 'vitest'
import { checkOutOf } from './stayDays.ts'

test('the day of departure is computed from arrival and nights', () => {
  expect(checkOutOf('2026-12-30', 3)).toBe('2027-01-02')
  expect(checkOutOf('2027-03-27', 2)).toBe('2027-03-29')
  expect(checkOutOf(null, 3)).toBe(null)
  expect(checkOutOf('2026-12-30', null)).toBe(null)
})

test('an impossible number of nights gives no day of departure, such as a number in the wrong field', () => {
  expect(checkOutOf('2026-12-30', 0)).toBe(null)
  expect(checkOutOf('2026-12-30', 1000)).toBe('2029-09-25')
  expect(checkOutOf('2026-12-30', 306_941_234_567)).toBe(null)
})
