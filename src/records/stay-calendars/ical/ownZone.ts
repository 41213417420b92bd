// Reads a zone described in the calendar itself (VTIMEZONE).
import ICAL from 'ical.js'
import type { Zone } from './zone.ts'

/** No real zone has more clock changes. */
const mostParts = 200

/** Undefined for an invalid description. */
export function ownZone(lines: readonly string[]): Zone | undefined {
  try {
    const component = new ICAL.Component(
      ICAL.parse(
        ['BEGIN:VTIMEZONE', ...lines.filter(isNeeded), 'END:VTIMEZONE'].join('\r\n'),
      ) as never,
    )
    const parts = component.getAllSubcomponents()
    if (parts.length === 0 || parts.length > mostParts) return undefined
    if (!parts.every((part) => part.hasProperty('tzoffsetto'))) return undefined
    const zone = new ICAL.Timezone(component)
    const instantOf = (local: string) =>
      Date.parse(`${local}Z`) - zone.utcOffset(ICAL.Time.fromDateTimeString(local)) * 1000
    return Number.isNaN(instantOf('2026-01-01T00:00:00')) ? undefined : { instantOf }
  } catch {
    return undefined
  }
}

/** Clocks change once a year; other rules are mistakes or attacks. */
const isNeeded = (line: string) =>
  /^(BEGIN|END|DTSTART|TZOFFSETFROM|TZOFFSETTO|RDATE)\b/i.test(line) ||
  (/^RRULE\b.*FREQ=YEARLY/i.test(line) && !/INTERVAL/i.test(line))
