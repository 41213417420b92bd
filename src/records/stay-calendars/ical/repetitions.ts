// The repetitions of an event, in the local time of its own zone. Daily rules are computed here, because ical.js never
// stops searching for dates that do not exist. It computes the others, up to the horizon.
import ICAL from 'ical.js'
import { addDays } from '#kit/clock.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import { isSame, localMs, momentOf, localTimeOf } from './moments.ts'
import type { Moment } from './moments.ts'
import type { Zones } from './zones.ts'

export class BadRule extends Error {}

/** Dates before `from` may be skipped; none are searched after `horizon`. */
type Window = { from: string; horizon: string }
type Rule = ReadonlyMap<string, string>

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** In seconds. */
const withinDay: Record<string, number> = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3600 }

/** Local times in order, without the start if the rule excludes it. Throws BadRule. */
export function* repetitions(
  text: string,
  start: Moment,
  window: Window,
  zones: Zones,
): Generator<string> {
  const rule: Rule = new Map(
    text.split(';').flatMap((part) => {
      const [name = '', value = ''] = part.split('=')
      return name.trim() ? [[name.trim().toUpperCase(), value.trim().toUpperCase()] as const] : []
    }),
  )
  const freq = rule.get('FREQ') ?? ''
  const isOver = endOf(rule, start, zones)
  const days =
    freq === 'DAILY' || freq in withinDay
      ? daily(freq, rule, start, window)
      : byLibrary(rule, start, window)
  for (const local of days) {
    if (isOver(local)) return
    yield local
  }
}

/** `missing` is the default; a value that is not a number makes the rule invalid. */
function numberOf(rule: Rule, name: string, missing: number): number {
  const value = rule.get(name)
  if (value === undefined || value === '') return missing
  if (!/^\d{1,9}$/.test(value)) throw new BadRule()
  return Number(value)
}

function endOf(rule: Rule, start: Moment, zones: Zones): (local: string) => boolean {
  const value = rule.get('UNTIL')
  if (!value) return () => false
  const until = momentOf(value, new Map(), zones)
  if (!until) throw new BadRule()
  const [instant, last] = [until.zone?.instantOf(until.local), localTimeOf(until)]
  return (local) => {
    if (isSame({ ...start, local }, until)) return false
    if (!start.zone || instant === undefined) return local > last
    return start.zone.instantOf(local) > instant
  }
}

function* daily(freq: string, rule: Rule, { local }: Moment, window: Window): Generator<string> {
  const first = local.slice(0, 10)
  const fits = dayFilter(rule)
  const interval = Math.max(1, numberOf(rule, 'INTERVAL', 1))
  const seconds = (withinDay[freq] ?? 86_400) * interval
  // Several times on one day count once; intervals that are not whole days take every day.
  const step = seconds % 86_400 === 0 ? seconds / 86_400 : 1
  let count = numberOf(rule, 'COUNT', 0) || Infinity
  let end = window.horizon
  if (freq !== 'DAILY' && count < Infinity) {
    const days = Math.ceil((seconds * count) / 86_400)
    if (![...rule.keys()].some((name) => name.startsWith('BY')) && days < 10_000)
      end = earlier(end, addDays(first, days))
    count = Infinity
  }
  if (step > 100_000) {
    yield local
    return
  }
  // Past dates are generated only if they count towards COUNT.
  const skipped =
    count < Infinity ? 0 : Math.max(0, Math.floor(nightsBetween(first, window.from) / step))
  for (
    let day = addDays(first, skipped * step);
    day <= end && count > 0;
    day = addDays(day, step)
  ) {
    if (!fits(day)) {
      if (count < Infinity && day > window.horizon) return
      continue
    }
    count--
    yield `${day}${local.slice(10)}`
  }
}

const earlier = (one: string, other: string) => (one < other ? one : other)

function dayFilter(rule: Rule): (day: string) => boolean {
  const listed = (name: string) => rule.get(name)?.split(',').filter(Boolean) ?? []
  const months = listed('BYMONTH').map(Number)
  const daysOfMonth = listed('BYMONTHDAY').map(Number)
  const names = listed('BYDAY').map((name) => weekdays.indexOf(name.slice(-2)))
  if ([...months, ...daysOfMonth].some(Number.isNaN) || names.includes(-1)) throw new BadRule()
  return (day) => {
    const date = new Date(`${day}T00:00:00Z`)
    const fromEnd = Number(day.slice(8)) - 1 - lastDayOf(day)
    return (
      (months.length === 0 || months.includes(Number(day.slice(5, 7)))) &&
      (daysOfMonth.length === 0 ||
        daysOfMonth.includes(Number(day.slice(8))) ||
        daysOfMonth.includes(fromEnd)) &&
      (names.length === 0 || names.includes(date.getUTCDay()))
    )
  }
}

const lastDayOf = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

function* byLibrary(rule: Rule, { local }: Moment, { horizon }: Window): Generator<string> {
  if (!['WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.get('FREQ') ?? '')) throw new BadRule()
  // An interval longer than a lifetime means once.
  if (numberOf(rule, 'INTERVAL', 1) > 1000) {
    yield local
    return
  }
  const iterator = iteratorOf(rule, local, horizon)
  while (true) {
    const next = nextOf(iterator)
    if (next === undefined || next.slice(0, 10) > horizon) return
    if (localMs(next) >= localMs(local)) yield next
  }
}

function iteratorOf(rule: Rule, local: string, horizon: string) {
  const parts = [...rule].filter(([name, value]) => name !== 'UNTIL' && value !== '')
  const until = `UNTIL=${horizon.replaceAll('-', '')}T235959`
  try {
    const text = [...parts.map(([name, value]) => `${name}=${value}`), until].join(';')
    return ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateTimeString(local))
  } catch {
    throw new BadRule()
  }
}

function nextOf(iterator: ICAL.RecurIterator): string | undefined {
  try {
    return iterator.next()?.toString().slice(0, 19)
  } catch {
    throw new BadRule()
  }
}
