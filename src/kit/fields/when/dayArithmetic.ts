// Days as YYYY-MM-DD, counted on the calendar alone: no clock is put forward or back in it.

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const isoOf = (date: Date) => date.toISOString().slice(0, 10)

/** Null where the calendar has no such day. */
export function dayOf(year: number, month: number, dayOfMonth: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
  return exists && year >= 1800 && year < 3000 ? isoOf(date) : null
}

/** The same day of a later month, or its last where it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0))
  return dayOf(
    last.getUTCFullYear(),
    last.getUTCMonth() + 1,
    Math.min(dayOfMonth, last.getUTCDate()),
  )!
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (utc(day).getUTCDay() + 6) % 7

/** Days from one to the other, in either direction. */
const apart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other))

/** The same month and number in all years around today; a leap day comes back after eight years at the latest. */
const yearly = (today: string, month: number, dayOfMonth: number): string[] =>
  Array.from({ length: 17 }, (_, index) =>
    dayOf(Number(today.slice(0, 4)) - 8 + index, month, dayOfMonth),
  ).filter((day) => day !== null)

/** Which of the days of a month and number is meant without a year; null where there is no such day. */
export type Yearly = (today: string, month: number, dayOfMonth: number) => string | null

/** The next one, `today` included. */
export const nextYearly: Yearly = (today, month, dayOfMonth) =>
  yearly(today, month, dayOfMonth).find((day) => day >= today) ?? null

/** The one that is fewer days from today; the one to come of two that are as far. */
export const nearestYearly: Yearly = (today, month, dayOfMonth) =>
  yearly(today, month, dayOfMonth)
    .toSorted((one, other) => apart(one, today) - apart(other, today) || (one > other ? -1 : 1))
    .at(0) ?? null
