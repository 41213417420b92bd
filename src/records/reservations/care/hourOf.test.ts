import { expect, test } from 'vitest'
import { hourOf } from './hourOf.ts'

test.each([
  ['15:30', '15:30'],
  ['about 9.05', '09:05'],
  ['после 18:00, рейс A3 550', '18:00'],
  ['25:00', null],
  ['evening', null],
  ['on 12.07.2031', null],
  [null, null],
])('%s is at %s', (said, hour) => {
  expect(hourOf(said)).toBe(hour)
})
