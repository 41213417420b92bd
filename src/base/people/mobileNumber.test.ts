import { expect, test } from 'vitest'
import { mobileNumber } from './mobileNumber.ts'

test.each([
  ['694 818 1089', '306948181089'],
  ['+30 694 818 1089', '306948181089'],
  ['0030 6948181089', '306948181089'],
  ['+4915136804859', '4915136804859'],
  ['+7 (916) 123-45-67', '79161234567'],
  ['2310 555 123', null],
  ['+30 2310 555 123', null],
  ['916 123 45 67', null],
  ['+30', null],
  ['see the notes', null],
])('the messenger number of %s is %s', (phone, number) => {
  expect(mobileNumber(phone)).toBe(number)
})
