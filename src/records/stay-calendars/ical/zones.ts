// Which zone a calendar means: by the names of the world, of Windows, of the calendar itself, or by a difference.
import { findIana } from 'windows-iana'
import { instantIn } from '#kit/fields/when/instantIn.ts'
import { ownZone } from './ownZone.ts'
import type { Zone } from './zone.ts'

export type Zones = {
  /** Undefined for one that nobody knows: the agency's stands for it. */
  named: (tzid: string) => Zone | undefined
  /** What the calendar calls its own: for times that name no zone. */
  ofCalendar: string | undefined
  /** By `Z` or a difference such as +0200. */
  shifted: (difference: string) => Zone
  /** Those that nobody knows. */
  unknown: ReadonlySet<string>
}

/** `own`: the lines of those that the calendar describes, by their TZID. */
export function zonesOf(own: ReadonlyMap<string, readonly string[]>, calendar?: string): Zones {
  const ofCalendar = calendar !== undefined && !noPlace.test(calendar) ? calendar : undefined
  const known = new Map<string, Zone | undefined>()
  const unknown = new Set<string>()
  const named = (tzid: string) => {
    if (!known.has(tzid)) {
      const zone = zoneOf(tzid, own.get(tzid))
      if (zone && tzid === ofCalendar) zone.days = zone
      known.set(tzid, zone)
      if (!zone) unknown.add(tzid)
    }
    return known.get(tzid)
  }
  return {
    named,
    ofCalendar,
    // Midnight of the calendar, written as an instant, is the beginning of its day.
    shifted: (difference) => {
      const days = ofCalendar === undefined ? undefined : named(ofCalendar)
      return { ...shifted(difference), ...(days && { days }) }
    },
    unknown,
  }
}

/** What programs write that know of no place. */
const noPlace = /^(?:.*\/)?(?:utc|uct|gmt|z|zulu|universal|greenwich)[+-]?0*$/i

function zoneOf(tzid: string, lines: readonly string[] | undefined): Zone | undefined {
  const name = tzid.trim()
  return (
    ofTheWorld(name) ??
    (lines && ownZone(lines)) ??
    first(placeIn(lines), ofTheWorld) ??
    ofWindows(name) ??
    first(withoutPrefix(name), ofTheWorld) ??
    first(namesIn(name), ofWindows) ??
    first(citiesIn(name), ofTheWorld) ??
    byDifference(name)
  )
}

function first(names: readonly string[], find: (name: string) => Zone | undefined) {
  for (const name of names) {
    const zone = find(name)
    if (zone) return zone
  }
  return undefined
}

function ofTheWorld(name: string): Zone | undefined {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return undefined
  const instant = instantIn(/^z$/i.test(name) ? 'UTC' : name)
  return instant && { instantOf: instant }
}

/** As Windows and Outlook call it, such as "GTB Standard Time". */
function ofWindows(name: string): Zone | undefined {
  const [found] = findIana(name)
  return found && ofTheWorld(found)
}

/** X-LIC-LOCATION names the zone of the world beside a name of the calendar's own. */
const placeIn = (lines: readonly string[] = []): string[] =>
  lines.flatMap((line) => /^X-LIC-LOCATION[^:]*:\s*(\S+)/i.exec(line)?.[1] ?? [])

/** "/example.org/20070129_1/Europe/Athens" and "tzone://Microsoft/Utc". */
function withoutPrefix(name: string): string[] {
  const parts = name.split('/')
  return parts.slice(1).map((_, at) => parts.slice(at + 1).join('/'))
}

/** "Eastern Time (US & Canada)" is called "Eastern Standard Time". */
const namesIn = (name: string): string[] =>
  [...name.matchAll(/([A-Z]\w+(?: [A-Z]\w+)*) Time\b/g)].map(([, zone]) => `${zone} Standard Time`)

/** "(UTC+02:00) Athens, Bucharest" */
function citiesIn(name: string): string[] {
  const words = name
    .replace(/\([^)]*\)?/g, '')
    .split(/[,;&/]/)
    .map((word) => word.trim().toLowerCase().replaceAll(' ', '_'))
    .filter(Boolean)
  return words.flatMap((word) => cities().get(word) ?? [])
}

let byCity: Map<string, string> | undefined
function cities(): Map<string, string> {
  byCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').at(-1)!.toLowerCase(), zone]),
  )
  return byCity
}

function byDifference(name: string): Zone | undefined {
  const found = /(?:UTC|GMT|^)\s*([+-−–]\d{1,2}(?:[:.]?\d\d)?)/i.exec(name)?.[1]
  return found === undefined ? undefined : shifted(found)
}

function shifted(difference: string): Zone {
  const [, sign, hours = '0', minutes = '0'] =
    /^([+-−–])(\d{1,2})[:.]?(\d\d)?/.exec(difference) ?? []
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '+' ? 1 : -1)
  return { instantOf: (local) => Date.parse(`${local}Z`) - ms }
}
