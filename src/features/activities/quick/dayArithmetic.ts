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

/** The next day of this month and number that exists, `today` included; null where none ever does. */
export function nextYearly(today: string, month: number, dayOfMonth: number): string | null {
  const year = Number(today.slice(0, 4))
  // A leap day comes back after eight years at the latest.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = dayOf(year + ahead, month, dayOfMonth)
    if (day !== null && day >= today) return day
  }
  return null
}
