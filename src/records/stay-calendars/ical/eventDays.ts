// The days taken by events, with all their repetitions.
import { addDays } from '#kit/clock.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import { mostDays } from '../calendarFields.contract.ts'
import type { FoundDays } from '../foundDays.ts'
import type { CalendarEvent } from './event.ts'
import { isSame, localMs, localOf, lengthOf, momentOf, localTimeOf } from './moments.ts'
import type { Moment } from './moments.ts'
import type { Report } from './problems.ts'
import { BadRule, repetitions } from './repetitions.ts'
import { storableUid } from './storableUid.ts'
import type { Zones } from './zones.ts'

export class TooManyRepetitions extends Error {}

export type NumberedDays = FoundDays & { sequence: number }
type ReadContext = {
  zones: Zones
  report: Report
  today: string
  /** Throws TooMany. */
  step: () => void
}

/** How many days ahead repetitions are read. */
const ahead = 1100

export function daysOf(events: readonly CalendarEvent[], context: ReadContext): NumberedDays[] {
  const ofUid = Map.groupBy(events, ({ uid }) => uid)
  return [...ofUid.values()].flatMap((all) => {
    const exceptions = all.filter(({ insteadOf }) => insteadOf)
    const left = new Set(exceptions)
    const regular = all
      .filter(({ insteadOf }) => !insteadOf)
      .flatMap((event) =>
        event.rule || event.more.length > 0
          ? repeatedDays(event, exceptions, left, context)
          : [taken(event, event.uid, event.start)],
      )
    // Exceptions that replace no repetition take their days, too.
    return [...regular, ...[...left].map(exceptional)]
  })
}

const exceptional = (event: CalendarEvent): NumberedDays =>
  taken(event, `${event.uid}/${nameOf(event.insteadOf!)}`, event.start)

const nameOf = ({ local, isDay }: Moment) => (isDay ? local.slice(0, 10) : local)

/** Replaces repetitions by their exceptions, which are removed from `left`. */
function repeatedDays(
  event: CalendarEvent,
  exceptions: readonly CalendarEvent[],
  left: Set<CalendarEvent>,
  context: ReadContext,
): NumberedDays[] {
  const found: NumberedDays[] = []
  const following = exceptions
    .filter(({ andFollowing }) => andFollowing)
    .sort((one, other) => one.insteadOf!.local.localeCompare(other.insteadOf!.local))
  for (const { start, length } of occurrencesOf(event, context)) {
    const instead = exceptions.filter(({ insteadOf }) => isSame(insteadOf!, start))
    for (const exception of instead) {
      left.delete(exception)
      found.push(exceptional(exception))
    }
    if (instead.length > 0 || event.without.some((day) => isSame(day, start))) continue
    const moved = following.findLast(({ insteadOf }) => insteadOf!.local < start.local)
    const uid = `${event.uid}/${nameOf(start)}`
    found.push(
      moved
        ? taken({ ...moved, end: undefined }, uid, movedBy(moved, start))
        : taken(event, uid, start, length),
    )
  }
  return found.filter(({ till }) => till > context.today)
}

const movedBy = ({ start, insteadOf }: CalendarEvent, { local }: Moment): Moment => ({
  ...start,
  local: localOf(localMs(local) + localMs(start.local) - localMs(insteadOf!.local)),
})

type Occurrence = { start: Moment; length?: number | undefined }

/** The start, the repetitions of the rule, and the listed dates: each once, in order. */
function occurrencesOf(event: CalendarEvent, context: ReadContext): Occurrence[] {
  const { start, rule, more, length } = event
  const found = new Map<string, Occurrence>([[start.local, { start }]])
  for (const { moment, property } of more) {
    const local = moment.local
    found.set(local, { start: moment, length: periodLength(property.value, moment, context.zones) })
  }
  // An event that began before today may end after it.
  const from = addDays(context.today, -1 - Math.min(mostDays, Math.ceil(length / 86_400_000)))
  const window = { from, horizon: addDays(context.today, ahead) }
  if (rule) {
    try {
      for (const local of repetitions(rule.value, start, window, context.zones)) {
        context.step()
        found.set(local, { start: { ...start, local } })
      }
    } catch (error) {
      // The days found so far are kept.
      if (!(error instanceof TooManyRepetitions) && !(error instanceof BadRule)) throw error
      const name = event.summary ?? event.uid
      context.report(error instanceof TooManyRepetitions ? 'tooMany' : 'badRule', rule, name)
    }
  }
  return [...found.values()].sort((one, other) => (one.start.local < other.start.local ? -1 : 1))
}

/** For a listed date with its own end or length. */
function periodLength(value: string, start: Moment, zones: Zones): number | undefined {
  const till = value.split('/')[1]
  if (till === undefined) return undefined
  const end = momentOf(till, new Map(), zones)
  return end ? localMs(localTimeOf(end)) - localMs(localTimeOf(start)) : lengthOf(till)
}

/** Portals use these texts for closed days without guests. */
const closed = /not available|unavailable|closed|blocked/i

function taken(
  event: CalendarEvent,
  uid: string,
  start: Moment,
  length = event.length,
): NumberedDays {
  const { end, summary, sequence } = event
  const local = localOf(localMs(start.local) + length)
  const isFirst = end && start === event.start && length === event.length
  const days = nightsFrom(localTimeOf(start), localTimeOf(isFirst ? end : { ...start, local }))
  return {
    uid: storableUid(uid),
    ...days,
    summary,
    kind: closed.test(summary ?? '') ? 'closed' : 'booked',
    cancelled: event.isCancelled || event.isFree,
    sequence,
  }
}

/** Days in the agency's time zone; at least one night. */
export function nightsFrom(start: string, end: string): { from: string; till: string } {
  const from = start.slice(0, 10)
  const nights = nightsBetween(from, end.slice(0, 10))
  return { from, till: addDays(from, Math.min(Math.max(1, nights), mostDays)) }
}
