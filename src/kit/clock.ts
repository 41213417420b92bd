// The agency's clock: the day and time in Greece, whatever the time zone of the server or the browser. For SQL,
// kit/db/agencyClock.sql has the same. scripts/checkClock.mjs refuses any other clock.

/** Staff and clients are in Greece, wherever their browser is. */
export const timeZone = 'Europe/Athens'

const athens = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** A UTC instant as the local YYYY-MM-DDTHH:mm:ss in Athens. */
export const inAthens = (instant: string | Date): string =>
  athens.format(new Date(instant)).replace(' ', 'T')

/** Milliseconds since 1970, to compare with stored instants. For durations use performance.now(). */
export const epochMs = (): number => Date.now()

/**
 * Whether an instant is less than so many milliseconds ago. One further ahead is not recent: it was noted before the
 * clock was put back.
 */
export const isRecent = (instant: string, milliseconds: number): boolean =>
  Math.abs(epochMs() - Date.parse(instant)) < milliseconds

/** An instant as YYYY-MM-DDTHH:mm:ss.sssZ: now, or `offset` milliseconds from now. */
export const instantNow = (offset = 0): string => new Date(epochMs() + offset).toISOString()

/** Local time in Greece, YYYY-MM-DDTHH:mm:ss. */
export const agencyNow = (): string => inAthens(instantNow())

/** Today in Greece, YYYY-MM-DD. */
export const agencyToday = (): string => agencyNow().slice(0, 10)

/** The day `offset` days from today, YYYY-MM-DD. */
export const agencyDay = (offset = 0): string => addDays(agencyToday(), offset)

/** Adds calendar days to a day (YYYY-MM-DD), so that a day of 23 or 25 hours counts as one. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
