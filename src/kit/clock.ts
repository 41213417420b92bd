// The agency's clock: the day and time in Greece, whatever the time zone of the server or the browser. SQL has the same
// in kit/db/agencyClock.sql. scripts/checkClock.mjs refuses every other clock.
import { inAthens } from './fields/format.ts'

/** Milliseconds since 1970, to compare with stored instants. Durations are measured by performance.now(). */
export const epochMs = (): number => Date.now()

/** An instant as stamps have it, YYYY-MM-DDTHH:mm:ss.sssZ: now, or `offset` milliseconds from now. */
export const instantNow = (offset = 0): string => new Date(epochMs() + offset).toISOString()

/** Local time, YYYY-MM-DDTHH:mm:ss. */
export const agencyNow = (): string => inAthens(instantNow())

/** YYYY-MM-DD. */
export const agencyToday = (): string => agencyNow().slice(0, 10)

/** YYYY-MM-DD, `offset` days from today. */
export const agencyDay = (offset = 0): string => addDays(agencyToday(), offset)

/** Counts calendar days (YYYY-MM-DD), so that a day of 23 or 25 hours is one day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
