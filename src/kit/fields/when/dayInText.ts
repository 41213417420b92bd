// Parses the day at a position of a folded text. Days are YYYY-MM-DD.
import { addDays } from '#kit/clock.ts'
import { dayOf, monthsAfter, nextYearly, weekdayOf } from './dayArithmetic.ts'
import type { Yearly } from './dayArithmetic.ts'
import {
  ago,
  before,
  beforeToday,
  smallNumberWords,
  fromToday,
  months,
  nextDay,
  nextWeek,
  onDay,
  shortWeekdays,
  thisDay,
  units,
  weekdays,
  within,
} from './dayWords.ts'
import type { Unit } from './dayWords.ts'
import { matchAt, numbered } from './matchAt.ts'

/** `weak`: might mean something else, and counts only together with a time. */
export type DayInText = { end: number; day: string; weak?: boolean }
type Reader = (text: string, from: number, today: string, yearly: Yearly) => DayInText | null

const word: Reader = (text, from, today) => {
  const found = numbered(text, from, '', fromToday)
  return found && { end: found.end, day: addDays(today, found.value) }
}

const named: Reader = (text, from, today) => {
  const found = matchAt(
    text,
    from,
    `(?:(?<next>${nextDay}) |(?<this>${thisDay}) |(?<on>${onDay}) )?(?<name>[\\p{L}]+)\\.?`,
  )
  if (!found) return null
  const { name = '', next, this: nearest, on } = found.groups
  const full = indexIn(weekdays, name)
  const at = full >= 0 ? full : indexIn(shortWeekdays, name)
  if (at < 0) return null
  const ahead = (at - weekdayOf(today) + 7) % 7
  // On a Friday, "Friday" means the next one, because "today" has its own word.
  if (next) return { end: found.end, day: addDays(today, 7 - weekdayOf(today) + at) }
  if (nearest) return { end: found.end, day: addDays(today, ahead) }
  const day = addDays(today, ahead === 0 ? 7 : ahead)
  return { end: found.end, day, weak: full < 0 && !on }
}

const weekAfter: Reader = (text, from, today) => {
  const found = matchAt(text, from, `(?:${nextWeek})`)
  return found && { end: found.end, day: addDays(today, 7 - weekdayOf(today)) }
}

const ahead: Reader = (text, from, today) => {
  for (const unit of daysOrMore) {
    const found = amountAhead(text, from, unit)
    if (found) return { end: found.end, day: later(today, found.count, unit) }
  }
  return null
}

const daysOrMore = ['day', 'week', 'month'] as const
const steps = { day: 1, week: 7 } as const
const later = (today: string, count: number, unit: (typeof daysOrMore)[number]) =>
  unit === 'month' ? monthsAfter(today, count) : addDays(today, count * steps[unit])

const amount = `(?<count>\\d{1,3}|${smallNumberWords.map(([pattern]) => pattern).join('|')})`
const countOf = (said: string): number =>
  numbered(said, 0, '', smallNumberWords)?.value ?? Number(said)

/** A distance into the future: in 3 days, σε μία ώρα, через неделю. */
export function amountAhead(text: string, from: number, unit: Unit) {
  const found = matchAt(text, from, `(?:${within}) (?:${amount} )?(?:${units[unit]})`)
  if (!found) return null
  const said = found.groups['count']
  // Only Russian omits the number one.
  if (said === undefined && !text.startsWith('через', from)) return null
  return { end: found.end, count: countOf(said ?? '1') }
}

/** A distance into the past: yesterday, 3 days ago, πριν 3 μέρες, неделю назад. Nobody plans for such days. */
export function dayBehind(text: string, from: number, today: string): DayInText | null {
  const named = numbered(text, from, '', beforeToday)
  if (named) return { end: named.end, day: addDays(today, named.value) }
  for (const unit of daysOrMore) {
    const found =
      matchAt(text, from, `(?:${before}) ${amount} (?:${units[unit]})`) ??
      matchAt(text, from, `(?:${amount} )?(?:${units[unit]}) (?:${ago})`)
    if (!found) continue
    const count = countOf(found.groups['count'] ?? '1')
    return { end: found.end, day: later(today, -count, unit) }
  }
  return null
}

const dated: Reader = (text, from, today, yearly) => {
  const iso = matchAt(text, from, `(?:(?:${onDay}) )?(?<y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})`)
  const found =
    iso ??
    matchAt(
      text,
      from,
      `(?:(?<on>${onDay}) )?(?<d>\\d{1,2})(?<by>[./])(?<m>\\d{1,2})(?:(?:\\k<by>(?<y>\\d{4}|\\d{2}))|(?<dot>\\.))?`,
    )
  if (!found) return null
  const { d, m, y, on, by, dot } = found.groups
  const day = dayIn({ today, yearly }, Number(d), Number(m), y)
  // 12.3 may be a number; 12.3. and 12/3 hardly.
  return day === null ? null : { end: found.end, day, weak: !y && !on && !dot && by === '.' }
}

const inMonth: Reader = (text, from, today, yearly) => {
  const year = `(?:,? (?:του )?(?<y>\\d{4})(?: г\\.?| года)?)?`
  const found =
    matchAt(
      text,
      from,
      `(?:(?:${onDay}) )?(?<d>\\d{1,2})(?:st|nd|rd|th|η)? (?:of )?(?<m>\\p{L}+)\\.?${year}`,
    ) ??
    matchAt(text, from, `(?:(?:${onDay}) )?(?<m>\\p{L}+)\\.? (?<d>\\d{1,2})(?:st|nd|rd|th)?${year}`)
  if (!found) return null
  const { d, m = '', y } = found.groups
  const month = indexIn(months, m)
  if (month < 0) return null
  const day = dayIn({ today, yearly }, Number(d), month + 1, y)
  return day === null ? null : { end: found.end, day }
}

type Now = { today: string; yearly: Yearly }

function dayIn({ today, yearly }: Now, day: number, month: number, year?: string): string | null {
  if (year === undefined) return yearly(today, month, day)
  return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
}

const indexIn = (patterns: readonly string[], name: string) =>
  patterns.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'u').test(name))

const readers = [word, weekAfter, ahead, inMonth, dated, named]

/** `yearly`: chooses the year of a day without one. */
export function dayInTextAt(
  text: string,
  from: number,
  today: string,
  yearly: Yearly = nextYearly,
): DayInText | null {
  for (const reader of readers) {
    const found = reader(text, from, today, yearly)
    if (found) return found
  }
  return null
}
