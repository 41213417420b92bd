// Calendar days and times as strings: YYYY-MM-DD, and YYYY-MM-DDTHH:mm:ss in the agency's time
// zone. The browser's time zone is never used, so each day has 24 hours, even when the clocks
// change.
import { addDays, inAthens } from '#kit/clock.ts'

export const views = ['day', 'week', 'month'] as const
export type CalendarView = (typeof views)[number]

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(utc(text).getTime()) &&
  dayOf(utc(text)) === text

export const mondayOf = (day: string): string => addDays(day, -((utc(day).getUTCDay() + 6) % 7))

/** Days shown in a view; a month is filled up to whole weeks with days of its neighbours. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day]
  const first = view === 'week' ? mondayOf(day) : mondayOf(`${day.slice(0, 7)}-01`)
  const count = view === 'week' ? 7 : weeksOf(day) * 7
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

const weeksOf = (day: string) => {
  const first = `${day.slice(0, 7)}-01`
  const begins = (Date.parse(first) - Date.parse(mondayOf(first))) / 86_400_000
  return Math.ceil((begins + lengthOfMonth(day)) / 7)
}
const lengthOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

/** One day, week or month forward or back; a day that the month lacks becomes its last day. */
export function step(view: CalendarView, day: string, by: 1 | -1): string {
  if (view !== 'month') return addDays(day, view === 'day' ? by : 7 * by)
  const first = utc(`${day.slice(0, 7)}-01`)
  first.setUTCMonth(first.getUTCMonth() + by)
  const month = dayOf(first)
  const date = Math.min(Number(day.slice(8)), lengthOfMonth(month))
  return `${month.slice(0, 8)}${String(date).padStart(2, '0')}`
}

/** Minutes since midnight, wall-clock time. */
export const minutesOf = (at: string): number =>
  Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16))

const two = (number: number) => String(number).padStart(2, '0')

export const lastMinute = 24 * 60 - 1

/** The time so many minutes after midnight, clamped to the day; an hour later if the clock skips it. */
export function timeOn(day: string, minutes: number): string {
  const within = Math.max(0, Math.min(minutes, lastMinute))
  const at = `${day}T${two(Math.floor(within / 60))}:${two(within % 60)}:00`
  return exists(at) ? at : timeOn(day, within + 60)
}

const hour = 3_600_000
/** Greece is at UTC+2, in summer at UTC+3. */
const exists = (at: string) =>
  [2, 3].some((ahead) => inAthens(new Date(Date.parse(`${at}Z`) - ahead * hour)) === at)
