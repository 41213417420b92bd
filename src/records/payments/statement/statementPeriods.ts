// Common periods of statements, relative to a day.
import { addDays } from '#kit/clock.ts'

const firstOf = (year: number, month: number) => {
  const moved = year * 12 + month
  return `${Math.floor(moved / 12)}-${String((moved % 12) + 1).padStart(2, '0')}-01`
}

/** Days as YYYY-MM-DD, both inclusive. */
export function periodsOf(today: string) {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  const quarter = month - (month % 3)
  const months = (first: number, count: number) => ({
    from: firstOf(year, first),
    till: addDays(firstOf(year, first + count), -1),
  })
  return [
    { name: 'month', ...months(month, 1) },
    { name: 'lastMonth', ...months(month - 1, 1) },
    { name: 'quarter', ...months(quarter, 3) },
    { name: 'year', ...months(0, 12) },
  ] as const
}
