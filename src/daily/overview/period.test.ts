import { expect, test } from 'vitest'
import { periodRefusal } from './period.ts'

test.each([
  ['2017-01-01', '2026-12-31', null],
  ['2016-12-31', '2026-12-31', 'overview.tooLong'],
  ['1800-01-01', '2999-12-31', 'overview.tooLong'],
  ['2026-05-02', '2026-05-01', 'overview.endsBefore'],
])('a period from %s to %s is accepted (null) or refused: %s', (from, to, why) => {
  expect(periodRefusal({ from, to })).toBe(why)
})
