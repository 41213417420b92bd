// Reads a calendar (RFC 5545) as days that are taken. Runs in a process of its own (calendar.process.ts): what a
// hostile calendar costs, time or memory, is not the server's.
import ICAL from 'ical.js'
import { createHash } from 'node:crypto'
import { inAthens } from '#kit/fields/format.ts'
import { addDays, nightsBetween } from '../stayDays.ts'
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

/** What ends after `today`. Throws NotRead. */
export function parseCalendar(text: string, today: string): FoundDays[] {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new NotRead('notCalendar')
  try {
    const step = budget()
    const found = eventsOf(text)
      .flatMap((event) => daysOf(event, today, step))
      .filter(({ till, cancelled }) => cancelled || till > today)
    // An event may be called as a repetition of another is here: once is enough.
    return [...new Map(found.map((days) => [days.uid, days])).values()]
  } catch (error) {
    if (error instanceof NotRead) throw error
    throw new NotRead('broken')
  }
}

function budget() {
  let left = mostSteps
  return () => {
    if (left-- === 0) throw new NotRead('many')
  }
}

/** One for each UID, with the exceptions from its repetitions; of several that claim it the newest. */
function eventsOf(text: string): ICAL.Event[] {
  const parsed = ICAL.parse(text) as unknown[]
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][]
  const components = calendars.map((calendar) => new ICAL.Component(calendar as never))
  ICAL.TimezoneService.reset()
  for (const zone of components.flatMap((one) => one.getAllSubcomponents('vtimezone')))
    ICAL.TimezoneService.register(zone)
  const all = components.flatMap((one) => one.getAllSubcomponents('vevent'))
  if (all.length > mostEvents) throw new NotRead('many')
  const events = new Map<string, ICAL.Event>()
  const exceptions: ICAL.Event[] = []
  for (const component of all) {
    const event = new ICAL.Event(component)
    if (!event.startDate) throw new NotRead('broken')
    if (event.isRecurrenceException()) exceptions.push(event)
    else if (isNewer(event, events.get(uidOf(event)))) events.set(uidOf(event), event)
  }
  for (const exception of exceptions) events.get(uidOf(exception))?.relateException(exception)
  return [...events.values()]
}

const uidOf = (event: ICAL.Event) =>
  event.uid || `${event.startDate.toString()}/${event.summary ?? ''}`

const isNewer = (event: ICAL.Event, known: ICAL.Event | undefined) =>
  known === undefined || (event.sequence ?? 0) >= (known.sequence ?? 0)

function daysOf(event: ICAL.Event, today: string, step: () => void): FoundDays[] {
  const uid = uidOf(event)
  if (!event.isRecurring()) return [found(uid, event, event.startDate, event.endDate)]
  const horizon = addDays(today, ahead)
  const repeated: FoundDays[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    step()
    const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(next)
    const days = found(`${uid}/${recurrenceId.toString()}`, item, startDate, endDate)
    if (days.from > horizon) break
    if (days.till > today) repeated.push(days)
  }
  return repeated
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
    cancelled: /^cancelled$/i.test(String(event.component.getFirstPropertyValue('status') ?? '')),
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
