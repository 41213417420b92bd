// The columns of a chart over the months of a period: months, or calendar years of a long period.
import { formatDate } from '#kit/fields/format.ts'
import { monthName, shortMonth } from '#kit/fields/monthName.ts'
import { addDays } from '#kit/clock.ts'
import { monthsOf, slicesBefore } from './period.ts'
import { mostMonthly, yearsOf } from '#kit/ui/figures/years.ts'
import type { Period } from './period.ts'

/** `label` is short, for the axis; `at` are the indexes of its months. */
export type Group = Period & { name: string; label: string; at: readonly number[] }

export function groupsOf(period: Period, language: string): Group[] {
  const months = monthsOf(period)
  if (months.length > mostMonthly)
    return yearsOf(months).map(({ year, at }) => ({
      name: year,
      label: year,
      at,
      from: months[at[0]!]!.from,
      to: months[at.at(-1)!]!.to,
    }))
  return months.map(({ month, from, to }, at) => ({
    name: monthName(month),
    label:
      months.length > 12
        ? `${month.slice(5, 7)}.${month.slice(2, 4)}`
        : shortMonth(month, language),
    at: [at],
    from,
    to,
  }))
}

/** What the columns of both periods are called: a year, a month, or their days. */
export function periodNames(period: Period): { value: string; before: string } {
  const slices = slicesBefore(period)
  return {
    value: periodName(period),
    before: periodName({ from: slices[0]!.from, to: slices.at(-1)!.to }),
  }
}

function periodName({ from, to }: Period): string {
  const [year, month] = [from.slice(0, 4), from.slice(0, 7)]
  const last = to.slice(0, 4)
  if (from === `${year}-01-01` && to === `${last}-12-31`)
    return year === last ? year : `${year} – ${last}`
  if (from === `${month}-01` && addDays(to, 1).endsWith('-01') && to.startsWith(month))
    return monthName(month)
  return `${formatDate(from)} – ${formatDate(to)}`
}
