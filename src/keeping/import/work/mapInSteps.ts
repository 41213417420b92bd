import { setImmediate } from 'node:timers/promises'

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
