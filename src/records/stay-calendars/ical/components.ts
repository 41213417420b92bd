// The components of a calendar, also when lines are missing: an event ends at its END or where another event begins.
import type { ContentLine } from './contentLines.ts'
import { isBorder } from './contentLines.ts'
import type { Report } from './problems.ts'
import { propertyOf } from './property.ts'
import type { Property } from './property.ts'

export type Component = {
  kind: string
  at: number
  properties: Property[]
  /** All lines, for a time zone. */
  lines: string[]
  /** Whether its calendar cancels events. */
  isCancelled: boolean
  /** Its last line is missing, and perhaps others before it. */
  isTorn: boolean
}

export type Components = {
  all: Component[]
  /** Whether the file contains any part of a calendar. */
  isCalendar: boolean
  /** The end of the calendar, and anything before it, may be missing. */
  isCut: boolean
  /** Zone of the whole calendar, for times without a zone. */
  zone: string | undefined
}

/** Properties that are stored; the others do not affect the days. */
const kept = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'SUMMARY',
  'STATUS',
  'TRANSP',
  'SEQUENCE',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'FREEBUSY',
])
/** Written by Apple and Google, and defined in RFC 7986. */
const zoneNames = new Set(['X-WR-TIMEZONE', 'TIMEZONE-ID'])
/** Components without taken days. */
const ignored = new Set(['VTODO', 'VJOURNAL'])
const read = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE'])

export function componentsOf(lines: Iterable<ContentLine>, report: Report): Components {
  const all: Component[] = []
  let current: Component | undefined
  let inner: string | undefined
  let last: Property | undefined
  let [isCalendar, isEnded, isCancelled] = [false, false, false]
  let zone: string | undefined

  const close = (isTorn: boolean) => {
    if (current && read.has(current.kind)) all.push({ ...current, isTorn })
    current = inner = last = undefined
  }
  const open = (kind: string, at: number) => {
    close(true)
    current = { kind, at, properties: [], lines: [], isCancelled, isTorn: false }
  }
  const begin = (kind: string, at: number) => {
    if (kind === 'VCALENDAR') {
      close(true)
      ;[isCalendar, isEnded, isCancelled] = [true, false, false]
    } else if (current?.kind === 'VTIMEZONE' && !read.has(kind)) current.lines.push(`BEGIN:${kind}`)
    else if (current && !read.has(kind) && !ignored.has(kind)) inner ??= kind
    else {
      open(kind, at)
      isCalendar ||= read.has(kind)
      isEnded = false
      if (!read.has(kind) && !ignored.has(kind)) report('kind', { at, text: kind })
    }
  }
  const end = (kind: string) => {
    if (kind === 'VCALENDAR') {
      close(true)
      ;[isEnded, isCancelled] = [true, false]
    } else if (current?.kind === kind) close(false)
    else if (inner === kind) inner = undefined
    else if (current?.kind === 'VTIMEZONE') current.lines.push(`END:${kind}`)
  }
  const dropLast = (property: Property) => {
    if (current?.properties.at(-1) === property) current.properties.pop()
  }
  const take = (property: Property) => {
    last = property
    const { name, value, at } = property
    if (name === 'METHOD' && !current) isCancelled = value.trim().toUpperCase() === 'CANCEL'
    if (!current && zoneNames.has(name)) zone ??= value.trim() || undefined
    // The BEGIN line is missing.
    if (name === 'DTSTART' && !current) open('VEVENT', at)
    if (!current || inner || !kept.has(name)) return
    if (isAnother(current, property)) open('VEVENT', at)
    current!.properties.push(property)
  }

  for (const line of lines) {
    if (isBorder(line.text)) {
      const [word, kind] = line.text.trim().toUpperCase().split(':') as [string, string]
      if (word === 'BEGIN') begin(kind, line.at)
      else end(kind)
      continue
    }
    if (current?.kind === 'VTIMEZONE') current.lines.push(line.text)
    const property = propertyOf(line)
    if (property) take(property)
    else if (last?.name === 'SUMMARY') last.value += `\n${line.text}`
    else report('line', line)
  }
  const isCut = isCalendar && !isEnded
  // Cut off before its UNTIL or COUNT, a rule would never end.
  if (isCut && last?.name === 'RRULE') dropLast(last)
  close(true)
  if (isCut) report('cut', { at: 0, text: '' })
  return { all, isCalendar, isCut, zone }
}

/** Whether the property begins another event, because the lines between the two events are missing. */
function isAnother({ kind, properties }: Component, { name, value }: Property): boolean {
  if (kind !== 'VEVENT' || (name !== 'UID' && name !== 'DTSTART')) return false
  const hasStart = properties.some((one) => one.name === 'DTSTART')
  const same = properties.filter((one) => one.name === name)
  return hasStart && same.length > 0 && same.every((one) => one.value !== value)
}
