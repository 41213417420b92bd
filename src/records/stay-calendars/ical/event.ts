// Reads an event (VEVENT) as far as possible.
import { cutText } from '#kit/fields/cutText.ts'
import type { Component } from './components.ts'
import { millisecondsBetween, itemsOf, lengthOf, localMs, momentOf } from './moments.ts'
import type { Moment } from './moments.ts'
import { plainText } from './property.ts'
import type { Property } from './property.ts'
import type { Report } from './problems.ts'
import type { Zones } from './zones.ts'

export type CalendarEvent = {
  uid: string
  start: Moment
  /** Undefined if only a length is given. */
  end: Moment | undefined
  /** Milliseconds from start to end, by the event's own clocks. */
  length: number
  /** Its end cannot be read. */
  isOpen: boolean
  summary: string | null
  sequence: number
  /** It takes no days any more, or never did. */
  isCancelled: boolean
  isFree: boolean
  /** The repetition that it replaces. */
  insteadOf: Moment | undefined
  /** It also replaces all following repetitions. */
  andFollowing: boolean
  rule: Property | undefined
  more: { property: Property; moment: Moment }[]
  without: Moment[]
  at: number
}

type EventEnd = Pick<CalendarEvent, 'end' | 'length' | 'isOpen'>
export type EventRead = { event: CalendarEvent } | 'skipped' | { unread: string | null }
type EventContext = { zones: Zones; report: Report }

const night = 86_400_000

export function readEvent(component: Component, { zones, report: tell }: EventContext): EventRead {
  const all = (name: string) => component.properties.filter((one) => one.name === name)
  const given = all('UID')[0]?.value
  const uid = given === undefined ? '' : plainText(given).trim()
  const summary = cleaned(plainText(all('SUMMARY')[0]?.value ?? ''))
  const report: Report = (why, line) => tell(why, line, summary ?? (uid || null))

  const momentIn = (property: Property, value = property.value) => {
    const tzid = property.params.get('TZID') ?? zones.ofCalendar
    const isNew = tzid !== undefined && !zones.unknown.has(tzid)
    const moment = momentOf(value, property.params, zones)
    if (isNew && zones.unknown.has(tzid)) report('zone', property)
    return moment
  }
  /** The first of several properties that can be read. */
  const momentNamed = (name: string) => {
    for (const property of all(name)) {
      const moment = momentIn(property)
      if (moment && !moment.isExact) report('badDate', property)
      if (moment) return moment
    }
    return undefined
  }
  const listOf = (name: string) =>
    all(name).flatMap((property) =>
      itemsOf(property).flatMap((item) => {
        const moment = momentIn(property, item.split('/')[0])
        if (!moment?.isExact) report('badDate', property)
        return moment?.isExact ? [{ property: { ...property, value: item }, moment }] : []
      }),
    )

  const start = momentNamed('DTSTART')
  if (!start) {
    const [line] = all('DTSTART')
    report(line ? 'badStart' : 'noStart', line ?? { at: component.at, text: '' })
    return { unread: uid || null }
  }
  const says = (name: string, value: string) => {
    const lines = all(name)
    return lines.length > 0 && lines.every((one) => one.value.trimEnd().toUpperCase() === value)
  }
  const isFree =
    says('TRANSP', 'TRANSPARENT') &&
    all('X-MICROSOFT-CDO-BUSYSTATUS').every(({ value }) => value.trim().toUpperCase() === 'FREE')
  const year = Number(start.local.slice(0, 4))
  // Phones write this for a birthday without a year.
  if (year < 1900 || year > 2900) {
    if (!isFree) report('year', all('DTSTART')[0]!)
    return 'skipped'
  }
  const instead = all('RECURRENCE-ID')[0]
  const insteadOf = instead && momentIn(instead)
  if (instead && !insteadOf?.isExact) report('badDate', instead)
  const [rule] = all('RRULE')
  if (rule && rule.value.trim() === '') report('badDate', rule)
  return {
    event: {
      uid: uid || `${start.isDay ? start.local.slice(0, 10) : start.local}/${summary ?? ''}`,
      start,
      ...endOf(start, momentNamed('DTEND')),
      summary,
      sequence: Number(/^\s*\d{1,9}/.exec(all('SEQUENCE')[0]?.value ?? '')?.[0] ?? 0),
      isCancelled: component.isCancelled || says('STATUS', 'CANCELLED'),
      isFree,
      insteadOf: insteadOf?.isExact ? insteadOf : undefined,
      andFollowing: instead?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
      rule: rule?.value.trim() ? rule : undefined,
      more: listOf('RDATE'),
      without: listOf('EXDATE').map(({ moment }) => moment),
      at: component.at,
    },
  }

  function endOf(begin: Moment, end: Moment | undefined): EventEnd {
    const [endLine] = all('DTEND')
    const [lengthLine] = all('DURATION')
    if (endLine && !end) report('badEnd', endLine)
    if (end) {
      const isSameClock = begin.zone === end.zone || begin.isDay || end.isDay
      const length = isSameClock
        ? localMs(end.local) - localMs(begin.local)
        : millisecondsBetween(begin, end)
      if (length >= 0) return { end, length, isOpen: false }
      report('badEnd', endLine!)
    }
    const length = lengthLine && lengthOf(lengthLine.value)
    if (lengthLine && length === undefined) report('badEnd', lengthLine)
    const isOpen = length === undefined && Boolean(component.isTorn || endLine || lengthLine)
    return { end: undefined, length: length ?? (begin.isDay ? night : 0), isOpen }
  }
}

const longestSummary = 300

/** Without characters that cannot be stored. */
export const cleaned = (text: string): string | null =>
  cutText(storable(text).trim(), longestSummary) || null

// PostgreSQL stores neither NUL nor half of a surrogate pair.
export const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
