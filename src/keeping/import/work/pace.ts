// Lets others work, too, while an import is worked on.
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Pauses between two batches: an import may take longer, the people at work may not wait. */
export const breathe = (begun: number): Promise<void> =>
  setTimeout(Math.min(500, (performance.now() - begun) / 5))

/** Milliseconds. */
const longestStep = 10

/** What `work` makes of each, in order. Between steps of a few milliseconds others have their turn. */
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
