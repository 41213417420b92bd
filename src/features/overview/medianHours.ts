// The middle of many waits, of which only how many show alike is known, and the ends of these: exact all the same.

/** Leads whose wait for an answer shows as the same: how many, and the shortest and longest wait in seconds. */
export type Delays = { tenths: number; count: number; least: number; most: number }

/** What is shown, in seconds: a tenth of an hour. */
export const tenth = 360

/** The middle one, or what lies between the two in the middle; `delays` are in their order. */
export function medianHours(delays: readonly Delays[], answered: number): number | null {
  const half = (answered - 1) / 2
  const [low, high] = [delaysAt(delays, Math.floor(half)), delaysAt(delays, Math.ceil(half))]
  if (!low || !high) return null
  // Of two neighbours that are shown otherwise one is the longest of its kind, one the shortest.
  const tenths = low === high ? low.tenths : Math.round((low.most + high.least) / 2 / tenth)
  return tenths / 10
}

function delaysAt(delays: readonly Delays[], at: number): Delays | undefined {
  let before = 0
  return delays.find(({ count }) => at < (before += count))
}
