/**
 * The time of the entries that take place now, which are the last ones that began within the past hour, else of the next ones;
 * undefined if all are over. `times`: HH:mm, in any order; empty for the whole day.
 */
export function presentTime(times: readonly string[], now: string): string | undefined {
  const inOrder = times.filter(Boolean).toSorted()
  const begun = inOrder.findLast((time) => time <= now)
  const isPresent = begun !== undefined && minutesOf(now) - minutesOf(begun) < 60
  return isPresent ? begun : inOrder.find((time) => time > now)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
