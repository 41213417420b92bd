// Where what is planned stands in the column of its day: what is at the same time stands side by side, as
// long as there is room for it.
import { minutesOf } from '../calendarDays.ts'
import { lengthOf } from '../calendarTimes.ts'
import type { CalendarEntry } from '../calendar.contract.ts'

type Timed = Pick<CalendarEntry, 'at' | 'category' | 'clashes'>
type Placed<E> = {
  entry: E
  /** In minutes since midnight. */
  from: number
  till: number
  /** From the left, of so many. */
  column: number
  columns: number
}
/** What there is no room for, of one hour: in the last column, where nothing else of that time stands. */
type Rest = { from: number; till: number; count: number; clash: boolean; columns: number }

/** At most `most` side by side; in the order of time. */
export function placeEntries<E extends Timed>(
  entries: readonly E[],
  most: number,
): { placed: Placed<E>[]; rest: Rest[] } {
  const all = entries
    .map((entry) => {
      const from = minutesOf(entry.at)
      return { entry, from, till: Math.min(from + lengthOf(entry), 24 * 60), column: 0, columns: 1 }
    })
    .sort((a, b) => a.from - b.from || b.till - a.till)
  const groups = together(all)
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
    rest: groups.flatMap((group) => restOf(group, most)),
  }
}

// The last column is kept for what there is no room for.
const hasRoom = ({ column, columns }: Placed<unknown>, most: number) =>
  columns <= most || column < most - 1
const atMost = <P extends { columns: number }>(one: P, most: number): P => ({
  ...one,
  columns: Math.min(one.columns, most),
})

function restOf(group: readonly Placed<Timed>[], columns: number): Rest[] {
  const begins = group[0]!.from
  const ends = Math.max(...group.map(({ till }) => till))
  const hours = new Map<number, Rest>()
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

// Those that touch each other, be it by way of others.
function together<P extends { from: number; till: number }>(placed: readonly P[]): P[][] {
  const groups: P[][] = []
  let end = -1
  for (const one of placed) {
    if (one.from >= end) groups.push([])
    groups.at(-1)!.push(one)
    end = Math.max(end, one.till)
  }
  return groups
}
