// Who has tried too often waits before the next try is judged: few at once, so that nobody fills the server with tries
// that wait. Of this server alone: it is its own memory and connections.
import { tooMany } from '#kit/http/problem.ts'

type Limit = { key: string; waits?: number }

/** Whoever they are. */
const everybody: Limit = { key: 'everybody', waits: 200 }
/** In seconds: no delay is longer. */
const retryAfter = 5

const taken = new Map<string, number>()

/** Answers what to call when the waiting is over. 429 where too many wait already for one of these. */
export function placeToWait(limits: readonly Limit[]): () => void {
  const all = [...limits, everybody].filter(({ waits }) => waits !== undefined)
  if (all.some(({ key, waits }) => (taken.get(key) ?? 0) >= waits!)) throw tooMany(retryAfter)
  for (const { key } of all) taken.set(key, (taken.get(key) ?? 0) + 1)
  return () => {
    for (const { key } of all) {
      const left = taken.get(key)! - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }
}
