// Keys of objects, in the office or lent, with their history.

import { addDays } from '#kit/clock.ts'
import { overdueAfterDays } from '#records/object-keys/objectKeys.contract.ts'
import { keyNotes } from '../data/objectNotes.ts'
import type { DemoAccount } from '../people/demoAccount.ts'
import { worksHereOn } from '../people/employees.ts'
import type { Colleague } from '../people/employees.ts'
import type { Random } from '../random.ts'
import { BOOK_DAYS } from '../stamps.ts'
import type { ObjectWithContext } from './objects.ts'

export type DemoKey = {
  id: number
  accountId: number | null
  received: string | null
  givenAway: string | null
  description: string | null
  createdOn: string
  createdById: number
  modifiedOn: string
  modifiedById: number
}

export function objectKeys(
  random: Random,
  today: string,
  known: readonly ObjectWithContext[],
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
) {
  const colleagues = staff.filter(worksHereOn(today))
  const others = accounts.filter(
    (one) => !one.deletedOn && (one.isClient || one.isProfessional || one.isPartnerRealEstate),
  )
  const withKey = known.filter(({ object }) => object.hasKey && random.chance(0.9))
  const kept = withKey.map(({ object }) => {
    const since = object.createdOn.slice(0, 10)
    const borrowers = Array.from({ length: random.int(0, 5) }, () =>
      random.chance(0.6) ? random.pick(colleagues) : random.pick(others),
    )
    const periods = timesOut(random, today, since, borrowers).map((time) => ({
      ...time,
      objectId: object.id,
      description: random.chance(0.7) ? note(random, staff, object.createdById, 'taken') : null,
    }))
    const last = periods.at(-1)
    const key: DemoKey = {
      id: object.id,
      accountId: last?.accountId ?? null,
      givenAway: last?.givenAway ?? null,
      received: last ? last.received : since,
      description: last ? last.description : note(random, staff, object.createdById, 'ring'),
      createdOn: object.createdOn,
      createdById: object.createdById,
      modifiedOn: object.modifiedOn,
      modifiedById: object.modifiedById,
    }
    return { key, periods }
  })
  return {
    keys: kept.map(({ key }) => key),
    periods: kept.flatMap(({ periods }) => periods),
  }
}

/** Loans in sequence, newest first: a fifth of the keys are still out, some for long. */
function timesOut(
  random: Random,
  today: string,
  since: string,
  borrowers: readonly { id: number }[],
) {
  const earliest = addDays(today, -BOOK_DAYS)
  const times = []
  let before = addDays(today, -random.int(1, 60))
  for (const [at, { id: accountId }] of borrowers.entries()) {
    const isOut = at === 0 && random.chance(0.35)
    const longest = random.chance(0.3) ? overdueAfterDays * 4 : overdueAfterDays
    const received = isOut ? null : before
    const givenAway = addDays(isOut ? today : before, -random.int(isOut ? 1 : 0, longest))
    if (givenAway < since || givenAway < earliest) break
    times.push({ accountId, givenAway, received })
    before = addDays(givenAway, -random.int(1, 90))
  }
  return times.toReversed()
}

function note(
  random: Random,
  staff: readonly Colleague[],
  writerId: number,
  of: 'ring' | 'taken',
): string {
  const { language } = staff.find(({ id }) => id === writerId)!
  return random.pick<string>(keyNotes[language][of])
}
