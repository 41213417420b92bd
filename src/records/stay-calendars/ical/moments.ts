// Days, times and lengths as calendars write them.
import { inAthens } from '#kit/clock.ts'
import type { Property } from './property.ts'
import type { Zone } from './zone.ts'
import type { Zones } from './zones.ts'

/** A day, or a time on the clocks of a zone. */
export type Moment = {
  /** YYYY-MM-DDTHH:mm:ss; of a day its beginning. */
  local: string
  isDay: boolean
  /** Undefined for the agency's. */
  zone: Zone | undefined
  /** Something stands behind it that does not belong there. */
  isExact: boolean
}

const written =
  /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?\s*(Z|[+-]\d\d:?\d\d(?!\d))?)?/i

/** Undefined for what is no day, or one that does not exist. */
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

/** The time on the wall of the agency, or of the calendar where it has a zone; of a day its beginning there. */
export function onTheWall({ local, zone }: Pick<Moment, 'local' | 'zone'>): string {
  if (!zone) return local
  const instant = zone.instantOf(local)
  return zone.days ? shownIn(zone.days, instant) : inAthens(new Date(instant))
}

function shownIn(zone: Zone, instant: number): string {
  let ms = instant
  // Twice: on the day of a clock change the first guess may lie on its other side.
  for (let times = 0; times < 2; times++) ms += instant - zone.instantOf(localOf(ms))
  return localOf(ms)
}

/** In milliseconds, from one to the other. */
export const apart = (one: Moment, other: Moment): number =>
  one.zone && other.zone
    ? other.zone.instantOf(other.local) - one.zone.instantOf(one.local)
    : localMs(onTheWall(other)) - localMs(onTheWall(one))

/** In milliseconds: clocks of two places never show times that are further apart. */
const farthestZones = 27 * 3_600_000

/** Whether two are the same, though they name their zones differently. */
export function isSame(one: Moment, other: Moment): boolean {
  if (one.isDay || other.isDay) return one.local.slice(0, 10) === other.local.slice(0, 10)
  if (one.local === other.local) return true
  // To tell the time in a zone takes long, and many are compared with many.
  const isNear = Math.abs(localMs(one.local) - localMs(other.local)) <= farthestZones
  return isNear && apart(one, other) === 0
}

/** In milliseconds. Undefined for what is no length. */
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

/** The items of a list such as EXDATE, without the empty ones. */
export const itemsOf = ({ value }: Property): string[] =>
  value.split(',').filter((item) => item.trim() !== '')
