// Median delay, computed from groups of delays that are displayed alike; as exact as it is displayed.

/** Leads whose delay is displayed alike: their number, and the shortest and longest delay in seconds. */
export type Delays = { alike: number; count: number; least: number; most: number }

/** Display precision in seconds: a tenth of an hour, or a day for delays of weeks. */
export const tenthOfHour = 360
export const day = 86_400

/**
 * From this many tenths on, days are counted. Day numbers are added to it, so that the groups sort
 * by delay.
 */
export const dayCountOffset = 3000

/** The middle delay, or the mean of the two middle ones; `delays` must be sorted. */
export function medianHours(delays: readonly Delays[], answered: number): number | null {
  const half = (answered - 1) / 2
  const [low, high] = [delaysAt(delays, Math.floor(half)), delaysAt(delays, Math.ceil(half))]
  if (!low || !high) return null
  // If the two are in neighbouring groups, one is the longest of its group and the other the shortest.
  const middle = low === high ? low.least : (low.most + high.least) / 2
  return low.alike < dayCountOffset
    ? Math.round(middle / tenthOfHour) / 10
    : Math.round(middle / day) * 24
}

function delaysAt(delays: readonly Delays[], at: number): Delays | undefined {
  let before = 0
  return delays.find(({ count }) => at < (before += count))
}
