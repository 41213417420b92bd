import { expect, test } from 'vitest'
import { parseDay } from './parseDay.ts'

test('a day may be typed in the ways people write it', () => {
  for (const text of [
    '21.11.2026',
    '21/11/2026',
    '21-11-26',
    ' 21 11 2026 ',
    '21112026',
    '2026-11-21',
  ])
    expect(parseDay(text)).toBe('2026-11-21')
  expect(parseDay('1.2.67')).toBe('1967-02-01')
})

test('a day that does not exist, or is not typed to its end, is none', () => {
  for (const text of [
    '31.02.2026',
    '29.02.2025',
    '21.11',
    'tomorrow',
    '',
    '00.01.2026',
    '12.13.2026',
  ])
    expect(parseDay(text)).toBeNull()
  expect(parseDay('29.02.2024')).toBe('2024-02-29')
})
