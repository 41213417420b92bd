// Matches the events of a calendar with the blocks that it made before. Many sites give an event another UID on each
// request, or when it gets longer, so its days are compared, then its summary.
import type { FoundDays } from './foundDays.ts'
import { pairOfWindows } from './movedWindows.ts'

/** Pairs of found days and known block, each used once. */
export function matchBlocks<Known extends FoundDays>(
  found: readonly FoundDays[],
  known: readonly Known[],
): Map<FoundDays, Known> {
  const pairs = new Map<FoundDays, Known>()
  const left = new Set(known)
  const keep = (days: FoundDays, block: Known) => {
    pairs.set(days, block)
    left.delete(block)
  }
  const rest = () => found.filter((days) => !pairs.has(days))
  for (const key of keys) {
    const byKey = Map.groupBy(inOrder([...left]), key)
    for (const days of inOrder(rest())) {
      const block = byKey.get(key(days))?.shift()
      if (block) keep(days, block)
    }
  }
  for (const [days, block] of extended(rest(), left)) keep(days, block)
  for (const [days, block] of pairOfWindows(rest(), [...left])) keep(days, block)
  return pairs
}

const summaryOf = ({ summary }: FoundDays) =>
  (summary ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
const daysOf = ({ from, till }: FoundDays) => `${from} ${till}`

/** From the strictest to the weakest key; if only the UID matches, the event was moved. */
const keys: ((days: FoundDays) => string)[] = [
  (days) => JSON.stringify([daysOf(days), summaryOf(days), days.uid]),
  (days) => `${daysOf(days)} ${summaryOf(days)}`,
  (days) => `${daysOf(days)} ${days.uid}`,
  daysOf,
  ({ uid }) => uid,
]

const inOrder = <Days extends FoundDays>(all: Days[]): Days[] =>
  all.toSorted((one, other) => compare(one.from, other.from) || compare(one.till, other.till))
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Skips the comparison beyond this many pairs. */
const mostPairs = 1_000_000

/** Extended stays with another UID: the new days include all of the old ones, so none becomes free. */
function* extended<Known extends FoundDays>(
  found: readonly FoundDays[],
  known: ReadonlySet<Known>,
): Generator<[FoundDays, Known]> {
  if (found.length * known.size > mostPairs) return
  const left = new Set(known)
  for (const days of found) {
    for (const block of left) {
      const isLonger = days.from <= block.from && days.till >= block.till
      if (!isLonger || days.kind !== block.kind || summaryOf(days) !== summaryOf(block)) continue
      left.delete(block)
      yield [days, block]
      break
    }
  }
}
