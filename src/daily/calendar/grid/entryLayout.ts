// Positions of entries in the column of their day: overlapping entries stand side by side while
// there is room.
import { minutesOf } from '../calendarDays.ts'
import { lengthOf } from '../calendarTimes.ts'
import type { CalendarEntry } from '../calendar.contract.ts'

type Timed = Pick<CalendarEntry, 'at' | 'category' | 'clashes'>
type Placed<E> = {
  entry: E
  /** Minutes since midnight. */
  from: number
  till: number
  /** From the left, zero-based. */
  column: number
  columns: number
}
/** Entries of an hour that have no room; their number is shown in the last column, which is left free for it. */
type HiddenEntries = { from: number; till: number; count: number; clash: boolean; columns: number }

/** Chronological, with at most `most` columns. */
export function placeEntries<E extends Timed>(
  entries: readonly E[],
  most: number,
): { placed: Placed<E>[]; rest: HiddenEntries[] } {
  const all = entries
    .map((entry) => {
      const from = minutesOf(entry.at)
      return { entry, from, till: Math.min(from + lengthOf(entry), 24 * 60), column: 0, columns: 1 }
    })
    .sort((a, b) => a.from - b.from || b.till - a.till)
  const groups = groupOverlapping(all)
  for (const group of groups) {
    const ends: number[] = []
    for (const one of group) {
      const free = ends.findIndex((end) => end <= one.from)
      one.column = free < 0 ? ends.length : free
      ends[one.column] = one.till
    }
    for (const one of group) one.columns = ends.length
  }
  return {
    placed: all.filter((one) => hasRoom(one, most)).map((one) => atMost(one, most)),
    rest: groups.flatMap((group) => hiddenEntriesOf(group, most)),
  }
}

// If there are too many columns, the last one is kept for the count of the rest.
const hasRoom = ({ column, columns }: Placed<unknown>, most: number) =>
  columns <= most || column < most - 1
const atMost = <P extends { columns: number }>(one: P, most: number): P => ({
  ...one,
  columns: Math.min(one.columns, most),
})

function hiddenEntriesOf(group: readonly Placed<Timed>[], columns: number): HiddenEntries[] {
  const begins = group[0]!.from
  const ends = Math.max(...group.map(({ till }) => till))
  const hours = new Map<number, HiddenEntries>()
  for (const { entry, from } of group.filter((one) => !hasRoom(one, columns))) {
    const hour = Math.floor(from / 60) * 60
    const before = hours.get(hour) ?? { count: 0, clash: false }
    hours.set(hour, {
      from: Math.max(hour, begins),
      till: ends,
      count: before.count + 1,
      clash: before.clash || entry.clashes.length > 0,
      columns,
    })
  }
  const rests = [...hours.values()]
  return rests.map((one, at) => ({
    ...one,
    till: Math.min(one.from + 60, ends, rests[at + 1]?.from ?? ends),
  }))
}

// Groups of entries that overlap, directly or through others.
function groupOverlapping<P extends { from: number; till: number }>(placed: readonly P[]): P[][] {
  const groups: P[][] = []
  let end = -1
  for (const one of placed) {
    if (one.from >= end) groups.push([])
    groups.at(-1)!.push(one)
    end = Math.max(end, one.till)
  }
  return groups
}
