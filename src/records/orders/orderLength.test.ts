// How long an order may be, over all days and months.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/clock.ts'
import { lastDayOfTerm, longestExtension, longestUntil } from './orderLength.ts'

test.each([
  ['2026-01-15', 8, '2026-09-14'],
  ['2026-01-01', 8, '2026-08-31'],
  ['2026-01-01', 12, '2026-12-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-06-30', 8, '2027-02-28'],
  ['2026-05-31', 4, '2026-09-30'],
])('a term from %s of %i months lasts until %s', (from, months, until) => {
  expect(lastDayOfTerm(from, months)).toBe(until)
})

const days = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days))
const months = fc.integer({ min: 1, max: 36 })
const inMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

test('a term ends in its last month, never after the day of its start', () => {
  fc.assert(
    fc.property(days, months, (from, count) => {
      const next = addDays(lastDayOfTerm(from, count), 1)
      // The day after the term is the same day so many months later, or the first of the month that has no such day.
      const isSameDay = next.slice(8) === from.slice(8) && inMonths(next) === inMonths(from) + count
      const isFirst =
        next.slice(8) === '01' &&
        inMonths(next) === inMonths(from) + count + 1 &&
        from.slice(8) > '28'
      expect(isSameDay || isFirst).toBe(true)
    }),
  )
})

test('a later start or more months never end earlier', () => {
  fc.assert(
    fc.property(days, months, (from, count) => {
      expect(lastDayOfTerm(from, count) < lastDayOfTerm(from, count + 1)).toBe(true)
      expect(lastDayOfTerm(from, count) <= lastDayOfTerm(addDays(from, 1), count)).toBe(true)
    }),
  )
})

const length = {
  exclusive: { months: 8, extensions: 1, extensionMonths: 4 },
  other: { months: 12, extensions: 1, extensionMonths: 4 },
}

test('an exclusive order is shorter; it is made longer once, from the day after its end', () => {
  const validFrom = '2026-03-10'
  expect(longestUntil({ isExclusive: true, validFrom }, length)).toBe('2026-11-09')
  expect(longestUntil({ isExclusive: false, validFrom }, length)).toBe('2027-03-09')
  const ends = { isExclusive: true, until: '2026-11-09' }
  expect(longestExtension({ ...ends, extensions: 0 }, length)).toBe('2027-03-09')
  expect(longestExtension({ ...ends, extensions: 1 }, length)).toBe(null)
})
