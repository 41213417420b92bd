// Portals close days in advance, in windows that slide on from day to day, each time under another UID.
import { nightsBetween } from '#records/reservations/stayDays.ts'
import type { FoundDays } from './foundDays.ts'

type Window<Days> = { days: Days; from: number; till: number }
/** Skips the comparison beyond this many pairs, which would keep the server busy; real portals have few windows. */
const mostPairs = 1_000_000

/**
 * Matches new windows with missing ones: the overlap must be more than half of the longer one. Other windows count as
 * different, so that no day becomes free by mistake.
 */
export function pairOfWindows<Known extends FoundDays>(
  fresh: readonly FoundDays[],
  missing: readonly Known[],
): Map<FoundDays, Known> {
  const [begun, left] = [windowsOf(fresh), new Set(windowsOf(missing))]
  const pairs = new Map<FoundDays, Known>()
  if (begun.length * left.size > mostPairs) return pairs
  for (const one of begun) {
    const same = left.values().find((other) => isSame(one, other))
    if (!same) continue
    left.delete(same)
    pairs.set(one.days, same.days)
  }
  return pairs
}

const windowsOf = <Days extends FoundDays>(all: readonly Days[]): Window<Days>[] =>
  all
    .filter(({ kind }) => kind === 'closed')
    .map((days) => ({ days, from: dayOf(days.from), till: dayOf(days.till) }))
const dayOf = (day: string) => nightsBetween('2000-01-01', day)

function isSame(one: Window<FoundDays>, other: Window<FoundDays>): boolean {
  const common = Math.min(one.till, other.till) - Math.max(one.from, other.from)
  return common * 2 > Math.max(one.till - one.from, other.till - other.from)
}
