// Reads a calendar (RFC 5545) as days that are taken: event by event, keeping what can be read and reporting the rest. It
// runs in a process of its own (calendar.process.ts), so that the time and memory that a hostile calendar needs are not the
// server's.
import type { Failure } from './calendarFailure.contract.ts'
import type { FoundCalendar, FoundDays } from './foundDays.ts'
import { componentsOf } from './ical/components.ts'
import type { Component } from './ical/components.ts'
import { contentLines } from './ical/contentLines.ts'
import { readEvent } from './ical/event.ts'
import { daysOf, TooManyRepetitions } from './ical/eventDays.ts'
import type { NumberedDays } from './ical/eventDays.ts'
import { busyDays } from './ical/freeBusy.ts'
import { problemList } from './ical/problems.ts'
import { propertyOf } from './ical/property.ts'
import { storableUid } from './ical/storableUid.ts'
import { zonesOf } from './ical/zones.ts'

const mostEvents = 5000
/** Limit for the repetitions of all events together. */
const mostSteps = 50_000

export class NotRead extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure)
    this.failure = failure
  }
}

/** Days that end after `today`, with at most `steps` repetitions. Throws NotRead if nothing can be read. */
export function parseCalendar(bytes: Buffer, today: string, steps = mostSteps): FoundCalendar {
  const { report, counts, shown } = problemList()
  const { all, isCalendar, isCut, zone } = componentsOf(contentLines(bytes), report)
  if (!isCalendar) throw new NotRead('notCalendar')
  const zones = zonesOf(ownZones(all), zone)
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind)
  const parts = ofKind('VEVENT')
  const busy = ofKind('VFREEBUSY')
  if (parts.length + busy.length > mostEvents) throw new NotRead('many')
  const read = parts.map((one) => readEvent(one, { zones, report }))
  const events = read.flatMap((one) =>
    typeof one === 'object' && 'event' in one ? [one.event] : [],
  )
  const unread = [
    ...read.flatMap((one) =>
      typeof one === 'object' && 'unread' in one ? (one.unread ?? []) : [],
    ),
    ...events.filter(({ isOpen }) => isOpen).map(({ uid }) => uid),
  ].map(storableUid)
  const isUnread =
    read.length > 0 && read.every((one) => typeof one === 'object' && 'unread' in one)
  const step = budget(steps)
  const found = [
    ...daysOf(events, { zones, report, today, step }),
    ...busy.flatMap((one) => busyDays(one, { zones, report })),
  ]
  // A calendar whose events cannot be read must not count as empty.
  if (found.length === 0 && counts.lost > 0 && (isUnread || read.length === 0))
    throw new NotRead('broken')
  return {
    days: newestOf(found).filter(({ till, cancelled }) => cancelled || till > today),
    unread,
    isCut,
    free: events.filter(({ isFree, isCancelled }) => isFree && !isCancelled).length,
    problems: shown(),
    problemCount: counts.all,
    lostCount: counts.lost,
  }
}

function budget(steps: number) {
  let left = steps
  return () => {
    if (left-- <= 0) throw new TooManyRepetitions()
  }
}

function ownZones(all: readonly Component[]): Map<string, string[]> {
  const zones = all.filter(({ kind }) => kind === 'VTIMEZONE')
  return new Map(
    zones.flatMap(({ lines }) => {
      const name = lines
        .map((text) => propertyOf({ at: 0, text }))
        .find((property) => property?.name === 'TZID')
      return name ? [[name.value.trim(), lines] as const] : []
    }),
  )
}

function withoutSequence({ sequence, ...days }: NumberedDays): FoundDays {
  void sequence
  return days
}

/** Of the same days under the same UID only the newest count; if in doubt, the days are taken. */
function newestOf(found: readonly NumberedDays[]): FoundDays[] {
  const newest = new Map<string, NumberedDays>()
  for (const days of found) {
    const key = JSON.stringify([days.uid, days.from, days.till])
    const known = newest.get(key)
    const isNewer =
      !known ||
      days.sequence > known.sequence ||
      (days.sequence === known.sequence && known.cancelled)
    if (isNewer) newest.set(key, days)
  }
  return [...newest.values()].map(withoutSequence)
}
