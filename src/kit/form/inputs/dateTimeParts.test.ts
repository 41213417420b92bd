import { expect, test } from 'vitest'
import { withDay, withTime } from './dateTimeParts.ts'

test('another day keeps the time', () => {
  expect(withDay('2026-05-04T18:30:15', '2026-06-01')).toBe('2026-06-01T18:30:15')
})

test('another time keeps the day', () => {
  expect(withTime('2026-05-04T18:30:15', '09:05')).toBe('2026-05-04T09:05:00')
})

test.each([null, '', '2026-05-04', '2026-05-04T18:30'])('nothing happens to %o', (text) => {
  expect(withDay(text, '2026-06-01')).toBe(text)
  expect(withTime(text, '09:05')).toBe(text)
})
