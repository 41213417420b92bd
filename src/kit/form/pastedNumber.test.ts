import { expect, test } from 'vitest'
import { withComma } from './pastedNumber.ts'

test.each([
  ['40.612345', '40,612345'],
  ['40,612345', '40,612345'],
  ['-22.9', '-22,9'],
  ['22.954', '22,954'],
  ['17', '17'],
])('a coordinate pasted as %s is %s', (pasted, read) => {
  expect(withComma(pasted, { thousands: false })).toBe(read)
})

test.each([
  ['120.000', '120000'],
  ['120,000', '120000'],
  ['1.234.567', '1234567'],
  ['1,234.56', '1234,56'],
  ['1.234,56', '1234,56'],
  ['1 234,5 €', '1 234,5 €'],
  ['99.9', '99,9'],
  ['120.000 €', '120000 €'],
  ['', ''],
])('an amount pasted as %s is %s', (pasted, read) => {
  expect(withComma(pasted, { thousands: true })).toBe(read)
})
