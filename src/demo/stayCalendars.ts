// Calendars of booking sites and days blocked by hand, around the stays of the next weeks. No site is ever contacted, because
// none of the calendars is due.

import { addDays } from '#kit/clock.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { daysBetween, instant } from './days.ts'
import type { Colleague } from './people/employees.ts'
import type { Random } from './random.ts'
import type { DemoReservation } from './reservations.ts'
import { colleagueOn } from './stamps.ts'

const BLOCKED = 14
const WITH_SITES = 8
const reasons = [
  'Βάψιμο',
  'Μένει ο ιδιοκτήτης',
  'Αλλαγή κουζίνας',
  'Ремонт ванной',
  'Приедет хозяйка',
  'The owner’s family',
  'New air conditioning',
]
const sites = ['Airbnb', 'Booking.com', 'Vrbo'] as const

export type DemoFeed = ReturnType<typeof feedOf>
export type DemoBlock = {
  objectId: number
  feedId: number | null
  uid: string | null
  kind: 'hand' | 'booked' | 'closed'
  from: string
  till: string
  summary: string | null
  vanished: boolean
  clashes: boolean
  version: number
  createdOn: string
  createdById: number | null
  modifiedOn: string
  modifiedById: number | null
}

export function stayCalendars(
  random: Random,
  today: string,
  reservations: readonly DemoReservation[],
  staff: readonly Colleague[],
) {
  const standing = reservations.filter(
    ({ reservationStage }) => reservationStage !== stages.cancelled,
  )
  const staysOf = Map.groupBy(standing, ({ objectId }) => objectId)
  const objects = random.sample(
    [...staysOf.keys()].sort((a, b) => a - b),
    BLOCKED + WITH_SITES,
  )
  const by = colleagueOn(random, addDays(today, -9), staff).id
  const feeds = objects.slice(BLOCKED).map((objectId, at) => feedOf(objectId, at, today, by))
  const free = (objectId: number) => freeDays(today, staysOf.get(objectId)!)
  const blocks = [
    ...objects
      .slice(0, BLOCKED)
      .map((objectId) => byHand(random, free(objectId), objectId, today, by)),
    ...feeds.flatMap((feed) => ofSite(random, feed, free(feed.objectId), today)),
    ...bookedTwice(feeds, standing, today),
  ]
  return { stayFeeds: feeds, stayBlocks: blocks }
}

/** The second calendar no longer exists, according to its site; the others were read this morning. */
function feedOf(objectId: number, at: number, today: string, by: number) {
  const name = sites[at % sites.length]!
  const isFailed = at === 1
  const stamp = instant(addDays(today, -9), 10 * 60)
  return {
    id: at + 1,
    objectId,
    name,
    dueOn: null as string | null,
    url: `https://${name.toLowerCase().replace('.com', '')}.example.com/calendar/${objectId}.ics`,
    triedOn: instant(addDays(today, -1), 18 * 60),
    fetchedOn: instant(addDays(today, isFailed ? -3 : -1), 18 * 60),
    failure: isFailed ? 'missing' : null,
    failures: isFailed ? 9 : 0,
    createdOn: stamp,
    createdById: by,
    modifiedOn: stamp,
    modifiedById: by,
  }
}

type Days = { from: string; till: string }

/** In gaps of several days between the stays of the next three months. */
function freeDays(today: string, stays: readonly DemoReservation[]): Days[] {
  const coming = stays
    .map(({ checkIn, duration }) => ({ from: checkIn, till: addDays(checkIn, duration) }))
    .filter(({ till }) => till > today)
    .sort((one, other) => one.from.localeCompare(other.from))
  const begins = [today, ...coming.map(({ till }) => till)]
  const ends = [...coming.map(({ from }) => from), addDays(today, 90)]
  return begins
    .map((from, at) => ({ from, till: ends[at]! }))
    .filter(({ from, till }) => daysBetween(from, till) >= 6)
}

function within(random: Random, { from, till }: Days): Days {
  const length = random.int(2, 5)
  const begins = addDays(from, random.int(0, Math.min(20, daysBetween(from, till) - length)))
  return { from: begins, till: addDays(begins, length) }
}

const stamped = (today: string, by: number | null) => {
  const on = instant(addDays(today, -4), 11 * 60)
  return { version: 1, createdOn: on, createdById: by, modifiedOn: on, modifiedById: by }
}

function byHand(
  random: Random,
  free: Days[],
  objectId: number,
  today: string,
  by: number,
): DemoBlock {
  const days = within(random, free[0] ?? { from: addDays(today, 300), till: addDays(today, 310) })
  return {
    objectId,
    feedId: null,
    uid: null,
    kind: 'hand' as const,
    ...days,
    summary: random.pick(reasons),
    vanished: false,
    clashes: false,
    ...stamped(today, by),
  }
}

/** One stay and some closed days per site; for the first site, also days that are no longer in its calendar. */
function ofSite(
  random: Random,
  { id, objectId, name }: DemoFeed,
  free: Days[],
  today: string,
): DemoBlock[] {
  return free.slice(0, 2).map((gap, at) => {
    const kind = at === 0 ? ('booked' as const) : ('closed' as const)
    return {
      objectId,
      feedId: id,
      uid: `${id}-${at}@example.com`,
      kind,
      ...within(random, gap),
      summary: kind === 'booked' ? 'Reserved' : `${name} (Not available)`,
      vanished: id === 1 && at === 0,
      clashes: false,
      ...stamped(today, null),
    }
  })
}

/** One stay that is also booked on a site. */
function bookedTwice(
  feeds: DemoFeed[],
  stays: readonly DemoReservation[],
  today: string,
): DemoBlock[] {
  for (const { id, objectId } of feeds.slice(2)) {
    const stay = stays.find((one) => one.objectId === objectId && one.checkIn > today)
    if (!stay) continue
    const days = { from: addDays(stay.checkIn, 1), till: addDays(stay.checkIn, stay.duration) }
    if (days.till <= days.from) continue
    return [
      {
        objectId,
        feedId: id,
        uid: `${id}-twice@example.com`,
        kind: 'booked',
        ...days,
        summary: 'Reserved',
        vanished: false,
        clashes: true,
        ...stamped(today, null),
      },
    ]
  }
  return []
}
