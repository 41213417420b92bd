// The middle of many waits, of which only how many show alike is known, and the ends of these: as exact as it is shown.

/** Leads whose wait for an answer shows as the same: how many, and the shortest and longest wait in seconds. */
export type Delays = { alike: number; count: number; least: number; most: number }

/** What is shown, in seconds: a tenth of an hour, of what took weeks a day. */
export const tenth = 360
export const day = 86_400

/** Tenths from which on days are counted: so many more, so that all kinds are in the order of their waits. */
export const late = 3000

/** The middle one, or what lies between the two in the middle; `delays` are in their order. */
export function medianHours(delays: readonly Delays[], answered: number): number | null {
  const half = (answered - 1) / 2
  const [low, high] = [delaysAt(delays, Math.floor(half)), delaysAt(delays, Math.ceil(half))]
  if (!low || !high) return null
  // Of two neighbours that are shown otherwise one is the longest of its kind, one the shortest.
  const middle = low === high ? low.least : (low.most + high.least) / 2
  return low.alike < late ? Math.round(middle / tenth) / 10 : Math.round(middle / day) * 24
}

function delaysAt(delays: readonly Delays[], at: number): Delays | undefined {
  let before = 0
  return delays.find(({ count }) => at < (before += count))
}
