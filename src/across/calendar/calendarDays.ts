// Days and times of a calendar, as texts: YYYY-MM-DD, and YYYY-MM-DDTHH:mm:ss on the agency's clock. No
// clock of the browser comes into it, so that each day has its 24 hours, whatever is changed in it.
import { addDays } from '#kit/clock.ts'
import { inAthens } from '#kit/fields/format.ts'

export const views = ['day', 'week', 'month'] as const
export type CalendarView = (typeof views)[number]

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(utc(text).getTime()) &&
  dayOf(utc(text)) === text

/** Weeks begin on Monday. */
export const mondayOf = (day: string): string => addDays(day, -((utc(day).getUTCDay() + 6) % 7))

/** The days that are shown: of a month whole weeks, so that some are of its neighbours. */
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

/** One day, week or month on or back; from the 31st to the last of a shorter month. */
export function step(view: CalendarView, day: string, by: 1 | -1): string {
  if (view !== 'month') return addDays(day, view === 'day' ? by : 7 * by)
  const first = utc(`${day.slice(0, 7)}-01`)
  first.setUTCMonth(first.getUTCMonth() + by)
  const month = dayOf(first)
  const date = Math.min(Number(day.slice(8)), lengthOfMonth(month))
  return `${month.slice(0, 8)}${String(date).padStart(2, '0')}`
}

/** Since midnight, by the clock on the wall. */
export const minutesOf = (at: string): number =>
  Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16))

const two = (number: number) => String(number).padStart(2, '0')

export const lastMinute = 24 * 60 - 1

/** That minute of the day; within it, and an hour later where the clocks leave it out. */
export function timeOn(day: string, minutes: number): string {
  const within = Math.max(0, Math.min(minutes, lastMinute))
  const at = `${day}T${two(Math.floor(within / 60))}:${two(within % 60)}:00`
  return isThere(at) ? at : timeOn(day, within + 60)
}

const hour = 3_600_000
/** Greece is two hours ahead of UTC, in summer three. */
const isThere = (at: string) =>
  [2, 3].some((ahead) => inAthens(new Date(Date.parse(`${at}Z`) - ahead * hour)) === at)
