// Reads a calendar (RFC 5545) as days that are taken. Runs in a process of its own (calendar.process.ts): what a
// hostile calendar costs, time or memory, is not the server's.
import ICAL from 'ical.js'
import { createHash } from 'node:crypto'
import { addDays } from '#kit/clock.ts'
import { inAthens } from '#kit/fields/format.ts'
import { nightsBetween } from '../stayDays.ts'
import type { Failure } from './calendarFailure.contract.ts'
import { mostDays } from './calendarFields.contract.ts'
import type { FoundDays } from './foundDays.ts'
import { instantIn } from './instantIn.ts'

const mostEvents = 5000
/** How often repeated events are looked at, all together, and how many days ahead. */
const mostSteps = 50_000
const longestUid = 600
const ahead = 1100

export class NotRead extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure)
    this.failure = failure
  }
}

/** What ends after `today`, with so many `steps` for all that repeats. Throws NotRead. */
export function parseCalendar(text: string, today: string, steps = mostSteps): FoundDays[] {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new NotRead('notCalendar')
  try {
    const step = budget(steps)
    const found = eventsOf(text)
      .flatMap((told) => daysOf(told, today, step))
      .filter(({ till, cancelled }) => cancelled || till > today)
    // An event may be called as a repetition of another is here: once is enough.
    return [...new Map(found.map((days) => [days.uid, days])).values()]
  } catch (error) {
    if (error instanceof NotRead) throw error
    throw new NotRead('broken')
  }
}

function budget(steps: number) {
  let left = steps
  return () => {
    if (left-- === 0) throw new NotRead('many')
  }
}

type Told = { event: ICAL.Event; exceptions: ICAL.Event[] }

/**
 * One for each UID, with the exceptions from its repetitions; of several that claim it the newest. What is
 * repeated may be missing: then the first exception stands for it.
 */
function eventsOf(text: string): Told[] {
  const parsed = ICAL.parse(text) as unknown[]
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][]
  const components = calendars.map((calendar) => new ICAL.Component(calendar as never))
  ICAL.TimezoneService.reset()
  for (const zone of components.flatMap((one) => one.getAllSubcomponents('vtimezone')))
    ICAL.TimezoneService.register(zone)
  const all = components.flatMap((one) => one.getAllSubcomponents('vevent'))
  if (all.length > mostEvents) throw new NotRead('many')
  const events = new Map<string, ICAL.Event>()
  const exceptions = new Map<string, ICAL.Event>()
  for (const component of all) {
    const event = new ICAL.Event(component)
    if (!event.startDate) throw new NotRead('broken')
    const isException = event.isRecurrenceException()
    const [known, uid] = isException ? [exceptions, uidOfOne(event)] : [events, uidOf(event)]
    if (isNewer(event, known.get(uid))) known.set(uid, event)
  }
  const ofUid = Map.groupBy(exceptions.values(), uidOf)
  for (const [uid, of] of ofUid) if (!events.has(uid)) events.set(uid, of[0]!)
  return [...events].map(([uid, event]) => ({ event, exceptions: ofUid.get(uid) ?? [] }))
}

const uidOf = (event: ICAL.Event) =>
  event.uid || `${event.startDate.toString()}/${event.summary ?? ''}`

const uidOfOne = (exception: ICAL.Event) =>
  `${uidOf(exception)}/${exception.recurrenceId.toString()}`

const isNewer = (event: ICAL.Event, known: ICAL.Event | undefined) =>
  known === undefined || (event.sequence ?? 0) >= (known.sequence ?? 0)

function daysOf({ event, exceptions }: Told, today: string, step: () => void): FoundDays[] {
  const left = new Set(exceptions)
  const regular = left.has(event) ? [] : regularDays(event, left, today, step)
  // Those that stand beside what repeats are taken days like any others.
  const others = [...left].map((one) => found(uidOfOne(one), one, one.startDate, one.endDate))
  return [...regular, ...others]
}

/** What the rules say, exceptions in their places: these are taken from `left`. */
function regularDays(event: ICAL.Event, left: Set<ICAL.Event>, today: string, step: () => void) {
  const uid = uidOf(event)
  if (!event.isRecurring()) return [found(uid, event, event.startDate, event.endDate)]
  for (const exception of left) event.relateException(exception)
  const horizon = addDays(today, ahead)
  const repeated: FoundDays[] = []
  const iterator = event.iterator()
  for (let next = firstOf(event) ?? iterator.next(); next; next = iterator.next()) {
    step()
    if (next.toString().slice(0, 10) > horizon) break
    const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(next)
    left.delete(item)
    const days = found(`${uid}/${recurrenceId.toString()}`, item, startDate, endDate)
    if (days.till > today) repeated.push(days)
  }
  return repeated
}

/** The first of dates that are listed one by one: it stands at the beginning alone, and not in the list. */
function firstOf({ component, startDate }: ICAL.Event): ICAL.Time | undefined {
  if (component.hasProperty('rrule')) return undefined
  const left = component.getAllProperties('exdate').flatMap((one) => one.getValues() as ICAL.Time[])
  return left.some((day) => day.compare(startDate) === 0) ? undefined : startDate
}

/** What portals call days on which nobody stays. */
const closed = /not available|unavailable|closed|blocked/i

function found(uid: string, event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): FoundDays {
  const from = dayOf(start, event, 'dtstart').slice(0, 10)
  // All of the day on which it ends, if it does so after midnight of the day on which it began.
  const ended = dayOf(end, event, event.component.hasProperty('dtend') ? 'dtend' : 'dtstart').slice(
    0,
    10,
  )
  const nights = Math.min(Math.max(1, nightsBetween(from, ended)), mostDays)
  const summary =
    storable(event.summary ?? '')
      .trim()
      .slice(0, 300)
      .toWellFormed() || null
  return {
    uid: storableUid(uid),
    from,
    till: addDays(from, nights),
    summary,
    kind: closed.test(summary ?? '') ? 'closed' : 'booked',
    cancelled:
      isSaid(event.component, 'status', 'cancelled') ||
      isSaid(event.component.parent, 'method', 'cancel'),
  }
}

// The database knows no such sign, nor halves of one.
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

/** Of a long one what it begins with, and what tells it from others that begin alike. */
function storableUid(uid: string): string {
  const whole = storable(uid)
  if (whole.length <= longestUid) return whole
  const rest = createHash('sha256').update(whole).digest('base64url')
  return `${whole.slice(0, longestUid - rest.length - 1).toWellFormed()}#${rest}`
}

const isSaid = (component: ICAL.Component | null, property: string, value: string) =>
  String(component?.getFirstPropertyValue(property) ?? '').toLowerCase() === value

/** The day, or the time on the agency's wall. */
function dayOf(time: ICAL.Time, event: ICAL.Event, property: 'dtstart' | 'dtend'): string {
  const written = time.toString().replace(/Z$/, '')
  if (!/^(1[89]|2\d)\d\d-/.test(written)) throw new NotRead('broken')
  if (time.isDate) return written
  if (time.zone !== ICAL.Timezone.localTimezone) return inAthens(new Date(time.toUnixTime() * 1000))
  // A zone that the calendar names and does not describe; without one it is the agency's time.
  const zone = event.component.getFirstProperty(property)?.getFirstParameter('tzid')
  const instant = zone && instantIn(zone, written)
  return instant ? inAthens(instant) : written
}
