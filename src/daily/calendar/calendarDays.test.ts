import { addDays } from '#kit/clock.ts'
import { expect, test } from 'vitest'
import { daysOf, isDay, minutesOf, mondayOf, step, timeOn } from './calendarDays.ts'

test('a week begins on Monday, whichever of its days is shown', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(daysOf('week', '2026-11-22')).toHaveLength(7)
  expect(daysOf('day', '2026-11-22')).toEqual(['2026-11-22'])
})

test('a month is shown as four, five or six whole weeks', () => {
  const shown = (day: string) => {
    const days = daysOf('month', day)
    return [days[0], days.at(-1), days.length]
  }
  expect(shown('2026-11-22')).toEqual(['2026-10-26', '2026-12-06', 42])
  expect(shown('2027-02-28')).toEqual(['2027-02-01', '2027-02-28', 28])
  expect(shown('2026-12-01')).toEqual(['2026-11-30', '2027-01-03', 35])
})

test('steps by days, weeks and months, into short months and across the year', () => {
  expect(step('day', '2026-12-31', 1)).toBe('2027-01-01')
  expect(step('week', '2027-01-03', -1)).toBe('2026-12-27')
  expect(step('month', '2027-01-31', 1)).toBe('2027-02-28')
  expect(step('month', '2026-12-15', 1)).toBe('2027-01-15')
  expect(step('month', '2027-03-31', -1)).toBe('2027-02-28')
})

test('adding days works across clock changes', () => {
  expect(addDays('2027-03-27', 1)).toBe('2027-03-28')
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29')
  expect(addDays('2027-10-31', 1)).toBe('2027-11-01')
})

test('a time that the clock skips becomes an hour later, all others stay', () => {
  expect(timeOn('2027-03-28', 2 * 60 + 45)).toBe('2027-03-28T02:45:00')
  expect(timeOn('2027-03-28', 3 * 60)).toBe('2027-03-28T04:00:00')
  expect(timeOn('2027-03-28', 3 * 60 + 45)).toBe('2027-03-28T04:45:00')
  expect(timeOn('2027-03-28', 4 * 60)).toBe('2027-03-28T04:00:00')
  expect(timeOn('2027-10-31', 3 * 60 + 30)).toBe('2027-10-31T03:30:00')
  expect(timeOn('2026-11-22', 3 * 60 + 30)).toBe('2026-11-22T03:30:00')
})

test('a time outside of the day is clamped to the day', () => {
  expect(timeOn('2026-11-22', -30)).toBe('2026-11-22T00:00:00')
  expect(timeOn('2026-11-22', 25 * 60)).toBe('2026-11-22T23:59:00')
  expect(minutesOf('2026-11-22T23:45:00')).toBe(23 * 60 + 45)
})

test.each([['2026-02-30'], ['2026-11'], ['tomorrow'], [20_261_122], [null], ['0026-11-22']])(
  '%o is not a day',
  (text) => expect(isDay(text)).toBe(false),
)
