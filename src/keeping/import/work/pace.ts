// Throttles the work on an import, so that other requests are served meanwhile.
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Pause between two batches: imports may take longer, but users must not wait. */
export const pauseAfter = (begun: number): Promise<void> =>
  setTimeout(Math.min(500, (performance.now() - begun) / 5))

/** Milliseconds. */
const longestStep = 10

/** Maps the items in order, and yields to other requests every few milliseconds. */
export async function mapInSteps<One, Made>(
  all: readonly One[],
  work: (one: One, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  let begun = performance.now()
  for (const [at, one] of all.entries()) {
    made.push(work(one, at))
    if (performance.now() - begun < longestStep) continue
    await setImmediate()
    begun = performance.now()
  }
  return made
}
