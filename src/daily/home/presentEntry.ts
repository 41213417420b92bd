/**
 * The position of the entry that takes place now, which is the last one that began within the past hour, else of the next one;
 * -1 if all are over. `times`: HH:mm in order; empty for the whole day.
 */
export function presentEntry(times: readonly string[], now: string): number {
  const begun = times.findLastIndex((time) => time !== '' && time <= now)
  const isPresent = begun >= 0 && minutesOf(now) - minutesOf(times[begun]!) < 60
  return isPresent ? begun : times.findIndex((time) => time > now)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
