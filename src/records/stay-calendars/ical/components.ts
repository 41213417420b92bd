// The parts of a calendar, whatever is missing between them: an event ends where it says so, or where another begins.
import type { ContentLine } from './contentLines.ts'
import { isBorder } from './contentLines.ts'
import type { Report } from './problems.ts'
import { propertyOf } from './property.ts'
import type { Property } from './property.ts'

export type Component = {
  kind: string
  at: number
  properties: Property[]
  /** Of a time zone all that stands in it. */
  lines: string[]
  /** The calendar that it stands in cancels. */
  isCancelled: boolean
  /** Its last line is missing, and others before it may be. */
  isTorn: boolean
}

export type Components = {
  all: Component[]
  /** Whether there is anything of a calendar in the file. */
  isCalendar: boolean
  /** It does not say where it ends: what came then is missing. */
  isCut: boolean
  /** The zone of the whole calendar, for times that name none. */
  zone: string | undefined
}

/** What is kept of an event: the rest says nothing of the days. */
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
/** What Apple and Google write, and RFC 7986. */
const zoneNames = new Set(['X-WR-TIMEZONE', 'TIMEZONE-ID'])
/** Says nothing of days that are taken. */
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
    // The line with which it began is missing.
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
  // A rule that lost its end goes on for ever.
  if (isCut && last?.name === 'RRULE') dropLast(last)
  close(true)
  if (isCut) report('cut', { at: 0, text: '' })
  return { all, isCalendar, isCut, zone }
}

/** Whether this belongs to an event whose beginning, and the end of the one before it, are missing. */
function isAnother({ kind, properties }: Component, { name, value }: Property): boolean {
  if (kind !== 'VEVENT' || (name !== 'UID' && name !== 'DTSTART')) return false
  const hasStart = properties.some((one) => one.name === 'DTSTART')
  const same = properties.filter((one) => one.name === name)
  return hasStart && same.length > 0 && same.every((one) => one.value !== value)
}
