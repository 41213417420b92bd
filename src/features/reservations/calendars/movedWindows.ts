// Portals close days ahead in windows that slide on from day to day, each time under another UID.
import { nightsBetween } from '../stayDays.ts'
import type { FoundDays } from './foundDays.ts'

/**
 * Which of the windows that are missing each new one is: most of the longer of both lies in the other. Anything
 * less is taken for another one, so that no day becomes free by mistake.
 */
export function pairOfWindows<Known extends FoundDays>(
  fresh: readonly FoundDays[],
  missing: readonly Known[],
): Map<FoundDays, Known> {
  const left = new Set(missing.filter(({ kind }) => kind === 'closed'))
  const pairs = new Map<FoundDays, Known>()
  for (const days of fresh) {
    if (days.kind !== 'closed') continue
    const block = [...left].find((other) => isSame(days, other))
    if (!block) continue
    left.delete(block)
    pairs.set(days, block)
  }
  return pairs
}

function isSame(one: FoundDays, other: FoundDays): boolean {
  const from = one.from > other.from ? one.from : other.from
  const till = one.till < other.till ? one.till : other.till
  const longest = Math.max(nightsBetween(one.from, one.till), nightsBetween(other.from, other.till))
  return nightsBetween(from, till) * 2 > longest
}
