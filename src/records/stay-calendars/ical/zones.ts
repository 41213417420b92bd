// Finds the zone that a calendar means: by IANA name, Windows name, its own description, or offset.
import { findIana } from 'windows-iana'
import { instantIn } from '#kit/fields/when/instantIn.ts'
import { ownZone } from './ownZone.ts'
import type { Zone } from './zone.ts'

export type Zones = {
  /** Undefined for an unknown zone; then the agency's is used. */
  named: (tzid: string) => Zone | undefined
  /** Name of the calendar's zone, for times without one. */
  ofCalendar: string | undefined
  /** For `Z` or an offset such as +0200. */
  shifted: (difference: string) => Zone
  /** Unknown names that were requested so far. */
  unknown: ReadonlySet<string>
}

/** `own`: the lines of zones that the calendar describes, by TZID. */
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
    // A calendar may write its midnights as instants, so the calendar's own zone decides their day.
    shifted: (difference) => {
      const days = ofCalendar === undefined ? undefined : named(ofCalendar)
      return { ...shifted(difference), ...(days && { days }) }
    },
    unknown,
  }
}

/** Names without a place, written by programs that know none. */
const noPlace = /^(?:.*\/)?(?:utc|uct|gmt|z|zulu|universal|greenwich)[+-]?0*$/i

function zoneOf(tzid: string, lines: readonly string[] | undefined): Zone | undefined {
  const name = tzid.trim()
  return (
    byIanaName(name) ??
    (lines && ownZone(lines)) ??
    first(placeIn(lines), byIanaName) ??
    byWindowsName(name) ??
    first(withoutPrefix(name), byIanaName) ??
    first(namesIn(name), byWindowsName) ??
    first(citiesIn(name), byIanaName) ??
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

function byIanaName(name: string): Zone | undefined {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return undefined
  const instant = instantIn(/^z$/i.test(name) ? 'UTC' : name)
  return instant && { instantOf: instant }
}

/** By the name in Windows and Outlook, such as "GTB Standard Time". */
function byWindowsName(name: string): Zone | undefined {
  const [found] = findIana(name)
  return found && byIanaName(found)
}

/** X-LIC-LOCATION has the IANA name of a zone with another TZID. */
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
