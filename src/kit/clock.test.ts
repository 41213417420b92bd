import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addDays,
  agencyDay,
  agencyNow,
  agencyToday,
  epochMs,
  instantNow,
  isRecent,
} from './clock.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-12-31T21:59:59Z', '2026-12-31T23:59:59', '2027-01-01'],
  ['2026-12-31T22:00:00Z', '2027-01-01T00:00:00', '2027-01-02'],
  ['2028-02-28T22:30:00Z', '2028-02-29T00:30:00', '2028-03-01'],
  // Clocks go forward: 02:59 is followed by 04:00.
  ['2027-03-28T00:59:59Z', '2027-03-28T02:59:59', '2027-03-29'],
  ['2027-03-28T01:00:00Z', '2027-03-28T04:00:00', '2027-03-29'],
  // Clocks go back: 03:30 comes twice.
  ['2026-10-25T00:30:00Z', '2026-10-25T03:30:00', '2026-10-26'],
  ['2026-10-25T01:30:00Z', '2026-10-25T03:30:00', '2026-10-26'],
  ['2026-07-01T20:59:00Z', '2026-07-01T23:59:00', '2026-07-02'],
])('at %s it is %s in Greece, and tomorrow is %s', (instant, local, tomorrow) => {
  vi.setSystemTime(instant)
  expect(agencyNow()).toBe(local)
  expect(agencyToday()).toBe(local.slice(0, 10))
  expect(agencyDay(1)).toBe(tomorrow)
  expect(addDays(tomorrow, -1)).toBe(agencyToday())
  expect(instantNow()).toBe(new Date(instant).toISOString())
  expect(instantNow(-60_000)).toBe(new Date(epochMs() - 60_000).toISOString())
})

test('a thousand consecutive offsets give a thousand days, despite clock changes', () => {
  vi.setSystemTime('2026-03-28T23:30:00Z')
  const days = Array.from({ length: 1000 }, (_, offset) => agencyDay(offset))
  expect(new Set(days).size).toBe(1000)
  expect(days.toSorted()).toEqual(days)
  expect(days.at(-1)).toBe('2028-12-22')
})

test('an instant is recent for a while, and not when the clock was put back since', () => {
  vi.setSystemTime('2026-03-28T23:30:00Z')
  expect(isRecent('2026-03-28T23:29:50Z', 30_000)).toBe(true)
  expect(isRecent('2026-03-28T23:29:20Z', 30_000)).toBe(false)
  expect(isRecent('2026-03-29T00:29:50Z', 30_000)).toBe(false)
})
