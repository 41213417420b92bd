// Reads the dates, times and lengths of calendars.
import { inAthens } from '#kit/clock.ts'
import type { Property } from './property.ts'
import type { Zone } from './zone.ts'
import type { Zones } from './zones.ts'

/** A date, or a time in a zone. */
export type Moment = {
  /** YYYY-MM-DDTHH:mm:ss; midnight for a date. */
  local: string
  isDay: boolean
  /** Undefined for the agency's zone. */
  zone: Zone | undefined
  /** False if invalid text follows it. */
  isExact: boolean
}

const written =
  /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?\s*(Z|[+-]\d\d:?\d\d(?!\d))?)?/i

/** Undefined for an invalid or non-existent day. */
export function momentOf(
  value: string,
  params: ReadonlyMap<string, string>,
  zones: Zones,
): Moment | undefined {
  const found = written.exec(value)
  if (!found) return undefined
  const [whole, year, month, day, hour, minute, second = '00', shift] = found
  const date = `${year}-${month}-${day}`
  if (!exists(date)) return undefined
  const isExact = value.slice(whole.length).trim() === ''
  if (hour === undefined || params.get('VALUE')?.toUpperCase() === 'DATE')
    return { local: `${date}T00:00:00`, isDay: true, zone: undefined, isExact }
  const midnight = localMs(`${date}T00:00:00`)
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Math.min(59, Number(second))
  if (seconds > 86_400 || Number(minute) > 59) return undefined
  const tzid = params.get('TZID') ?? zones.ofCalendar
  const zone = shift ? zones.shifted(shift) : tzid ? zones.named(tzid) : undefined
  return { local: localOf(midnight + seconds * 1000), isDay: false, zone, isExact }
}

const exists = (date: string) => {
  const ms = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}

export const localMs = (local: string): number => Date.parse(`${local}Z`)
export const localOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

/** Local time at the agency, or in the calendar's zone if it has one; midnight there for a date. */
export function localTimeOf({ local, zone }: Pick<Moment, 'local' | 'zone'>): string {
  if (!zone) return local
  const instant = zone.instantOf(local)
  return zone.days ? shownIn(zone.days, instant) : inAthens(new Date(instant))
}

function shownIn(zone: Zone, instant: number): string {
  let ms = instant
  // Twice, since on the day of a clock change the first guess may lie on the other side of the change.
  for (let times = 0; times < 2; times++) ms += instant - zone.instantOf(localOf(ms))
  return localOf(ms)
}

/** Milliseconds from one to the other. */
export const millisecondsBetween = (one: Moment, other: Moment): number =>
  one.zone && other.zone
    ? other.zone.instantOf(other.local) - one.zone.instantOf(one.local)
    : localMs(localTimeOf(other)) - localMs(localTimeOf(one))

/** Milliseconds: local times of one instant never differ by more than this. */
const farthestZones = 27 * 3_600_000

/** Whether two are the same instant, even with different names of zones. */
export function isSame(one: Moment, other: Moment): boolean {
  if (one.isDay || other.isDay) return one.local.slice(0, 10) === other.local.slice(0, 10)
  if (one.local === other.local) return true
  // Converting times is slow, and each is compared with many others.
  const isNear = Math.abs(localMs(one.local) - localMs(other.local)) <= farthestZones
  return isNear && millisecondsBetween(one, other) === 0
}

/** In milliseconds. Undefined for an invalid length. */
export function lengthOf(value: string): number | undefined {
  const found =
    /^\s*\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?\s*$/i.exec(
      value,
    )
  if (!found || /P$|T\s*$/i.test(value.trim())) return undefined
  const [weeks, days, hours, minutes, seconds] = found
    .slice(1)
    .map((part) => Number(part ?? 0)) as [...[number, number, number, number, number]]
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

/** The items of a list such as EXDATE, without empty ones. */
export const itemsOf = ({ value }: Property): string[] =>
  value.split(',').filter((item) => item.trim() !== '')
