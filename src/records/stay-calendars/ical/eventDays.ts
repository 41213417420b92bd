// The days that events take, with all their repetitions.
import { addDays } from '#kit/clock.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import { mostDays } from '../calendarFields.contract.ts'
import type { FoundDays } from '../foundDays.ts'
import type { CalendarEvent } from './event.ts'
import { isSame, localMs, localOf, lengthOf, momentOf, onTheWall } from './moments.ts'
import type { Moment } from './moments.ts'
import type { Report } from './problems.ts'
import { BadRule, repetitions } from './repetitions.ts'
import { storableUid } from './storableUid.ts'
import type { Zones } from './zones.ts'

export class TooMany extends Error {}

export type Numbered = FoundDays & { sequence: number }
type Ways = {
  zones: Zones
  report: Report
  today: string
  /** Throws TooMany. */
  step: () => void
}

/** How many days ahead repetitions are looked for. */
const ahead = 1100

export function daysOf(events: readonly CalendarEvent[], ways: Ways): Numbered[] {
  const ofUid = Map.groupBy(events, ({ uid }) => uid)
  return [...ofUid.values()].flatMap((all) => {
    const exceptions = all.filter(({ insteadOf }) => insteadOf)
    const left = new Set(exceptions)
    const regular = all
      .filter(({ insteadOf }) => !insteadOf)
      .flatMap((event) =>
        event.rule || event.more.length > 0
          ? repeatedDays(event, exceptions, left, ways)
          : [taken(event, event.uid, event.start)],
      )
    // Those that stand beside what repeats are taken days like any others.
    return [...regular, ...[...left].map(exceptional)]
  })
}

const exceptional = (event: CalendarEvent): Numbered =>
  taken(event, `${event.uid}/${nameOf(event.insteadOf!)}`, event.start)

const nameOf = ({ local, isDay }: Moment) => (isDay ? local.slice(0, 10) : local)

/** Exceptions stand in their places: these are taken from `left`. */
function repeatedDays(
  event: CalendarEvent,
  exceptions: readonly CalendarEvent[],
  left: Set<CalendarEvent>,
  ways: Ways,
): Numbered[] {
  const found: Numbered[] = []
  const following = exceptions
    .filter(({ andFollowing }) => andFollowing)
    .sort((one, other) => one.insteadOf!.local.localeCompare(other.insteadOf!.local))
  for (const { start, length } of occurrencesOf(event, ways)) {
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
  return found.filter(({ till }) => till > ways.today)
}

const movedBy = ({ start, insteadOf }: CalendarEvent, { local }: Moment): Moment => ({
  ...start,
  local: localOf(localMs(local) + localMs(start.local) - localMs(insteadOf!.local)),
})

type Occurrence = { start: Moment; length?: number | undefined }

/** The beginning, what the rule says, and the days that are listed: each once, in the order of time. */
function occurrencesOf(event: CalendarEvent, ways: Ways): Occurrence[] {
  const { start, rule, more, length } = event
  const found = new Map<string, Occurrence>([[start.local, { start }]])
  for (const { moment, property } of more) {
    const local = moment.local
    found.set(local, { start: moment, length: periodLength(property.value, moment, ways.zones) })
  }
  // What began before today may last till after it.
  const from = addDays(ways.today, -1 - Math.min(mostDays, Math.ceil(length / 86_400_000)))
  const window = { from, horizon: addDays(ways.today, ahead) }
  if (rule) {
    try {
      for (const local of repetitions(rule.value, start, window, ways.zones)) {
        ways.step()
        found.set(local, { start: { ...start, local } })
      }
    } catch (error) {
      // What was found so far stands.
      if (!(error instanceof TooMany) && !(error instanceof BadRule)) throw error
      const name = event.summary ?? event.uid
      ways.report(error instanceof TooMany ? 'tooMany' : 'badRule', rule, name)
    }
  }
  return [...found.values()].sort((one, other) => (one.start.local < other.start.local ? -1 : 1))
}

/** Of a date that is listed with its end or length. */
function periodLength(value: string, start: Moment, zones: Zones): number | undefined {
  const till = value.split('/')[1]
  if (till === undefined) return undefined
  const end = momentOf(till, new Map(), zones)
  return end ? localMs(onTheWall(end)) - localMs(onTheWall(start)) : lengthOf(till)
}

/** What portals call days on which nobody stays. */
const closed = /not available|unavailable|closed|blocked/i

function taken(event: CalendarEvent, uid: string, start: Moment, length = event.length): Numbered {
  const { end, summary, sequence } = event
  const local = localOf(localMs(start.local) + length)
  const isFirst = end && start === event.start && length === event.length
  const days = nightsFrom(onTheWall(start), onTheWall(isFirst ? end : { ...start, local }))
  return {
    uid: storableUid(uid),
    ...days,
    summary,
    kind: closed.test(summary ?? '') ? 'closed' : 'booked',
    cancelled: event.isCancelled || event.isFree,
    sequence,
  }
}

/** Both on the agency's wall; one night at least. */
export function nightsFrom(start: string, end: string): { from: string; till: string } {
  const from = start.slice(0, 10)
  const nights = nightsBetween(from, end.slice(0, 10))
  return { from, till: addDays(from, Math.min(Math.max(1, nights), mostDays)) }
}
