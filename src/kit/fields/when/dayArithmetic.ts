// Calendar arithmetic with days as YYYY-MM-DD, unaffected by clock changes.

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const isoOf = (date: Date) => date.toISOString().slice(0, 10)

/** Null if the calendar has no such day. */
export function dayOf(year: number, month: number, dayOfMonth: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
  return exists && year >= 1800 && year < 3000 ? isoOf(date) : null
}

/** The same day of a later month, or its last day if that is shorter. */
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

/** Days between two days, in either direction. */
const apart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other))

/** The same day and month in all years around today; enough to include a leap day, which returns after eight years at most. */
const yearly = (today: string, month: number, dayOfMonth: number): string[] =>
  Array.from({ length: 17 }, (_, index) =>
    dayOf(Number(today.slice(0, 4)) - 8 + index, month, dayOfMonth),
  ).filter((day) => day !== null)

/** The intended day for a day and month without a year; null if there is no such day. */
export type Yearly = (today: string, month: number, dayOfMonth: number) => string | null

/** The next of them, `today` included. */
export const nextYearly: Yearly = (today, month, dayOfMonth) =>
  yearly(today, month, dayOfMonth).find((day) => day >= today) ?? null

/** The one nearest to today; of two equally near, the later. */
export const nearestYearly: Yearly = (today, month, dayOfMonth) =>
  yearly(today, month, dayOfMonth)
    .toSorted((one, other) => apart(one, today) - apart(other, today) || (one > other ? -1 : 1))
    .at(0) ?? null
