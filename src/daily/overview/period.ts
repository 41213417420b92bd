// Periods of figures, in days of the agency's time zone.
import { addDays } from '#kit/clock.ts'
import { mostMonths } from './overview.contract.ts'

/** Both days inclusive, YYYY-MM-DD. */
export type Period = { from: string; to: string }

export const presets = ['thisYear', 'lastYear', 'thisMonth', 'lastMonth', 'twelveMonths'] as const
export type Preset = (typeof presets)[number]

export function periodOf(preset: Preset, today: string): Period {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const months = {
    thisYear: [year, 1, 12],
    lastYear: [year - 1, 1, 12],
    thisMonth: [year, month, 1],
    lastMonth: [year, month - 1, 1],
    twelveMonths: [year, month - 11, 12],
  } as const
  const [ofYear, first, count] = months[preset]
  return { from: dayOf(ofYear, first, 1), to: dayOf(ofYear, first + count, 0) }
}

/** Months of a period, each cut to the period. */
export function monthsOf({ from, to }: Period): (Period & { month: string })[] {
  const [year, first] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const count = (Number(to.slice(0, 4)) - year) * 12 + Number(to.slice(5, 7)) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const [begins, ends] = [dayOf(year, first + at, 1), dayOf(year, first + at + 1, 0)]
    return {
      month: begins.slice(0, 7),
      from: begins > from ? begins : from,
      to: ends < to ? ends : to,
    }
  })
}

/**
 * The period of the same length just before, as one slice for each month of the period. Whole months follow whole months;
 * any other period follows as many days.
 */
export function slicesBefore(period: Period): Period[] {
  const months = monthsOf(period)
  const isWhole = period.from.endsWith('-01') && addDays(period.to, 1).endsWith('-01')
  if (isWhole) {
    const [year, month] = [Number(period.from.slice(0, 4)), Number(period.from.slice(5, 7))]
    const first = month - months.length
    return months.map((_, at) => ({
      from: dayOf(year, first + at, 1),
      to: dayOf(year, first + at + 1, 0),
    }))
  }
  const length = daysTo(period.to) - daysTo(period.from) + 1
  return months.map(({ from, to }) => ({ from: addDays(from, -length), to: addDays(to, -length) }))
}

/**
 * The period before as far as this one has come: while it still runs, a year up to today is compared with the year before up
 * to the same day.
 */
export function beforeSoFar(period: Period, today: string): Period {
  const before = slicesBefore(period)
  const [from, to] = [before[0]!.from, before.at(-1)!.to]
  if (today < period.from || today >= period.to) return { from, to }
  const months = monthsOf(period)
  const at = months.findIndex((month) => today <= month.to)
  const day = addDays(before[at]!.from, daysTo(today) - daysTo(months[at]!.from))
  return { from, to: day < before[at]!.to ? day : before[at]!.to }
}

/** The message key of the reason for refusing a period; null if it is valid. */
export function periodRefusal(period: Period): 'overview.endsBefore' | 'overview.tooLong' | null {
  if (period.to < period.from) return 'overview.endsBefore'
  return monthsOf(period).length > mostMonths ? 'overview.tooLong' : null
}

/** Days since 2000-01-01. */
export const daysTo = (day: string) => (Date.parse(day) - Date.parse('2000-01-01')) / 86_400_000

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^(1[89]|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text

/** Months and days out of range roll over. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
