// Tries beyond the quick ones are delayed. Limits how many wait at once, so that nobody fills the server with waiting
// tries. Counted for this server process only, because they take up its own memory and connections.
import { tooMany } from '#kit/http/problem.ts'

type Limit = { key: string; waits?: number }

const everybody: Limit = { key: 'everybody', waits: 200 }
/** In seconds: the longest delay of a try. */
const retryAfter = 5

const waiting = new Map<string, number>()

/** Returns a function to call when the wait is over. 429 if too many already wait under one of these limits. */
export function placeToWait(limits: readonly Limit[]): () => void {
  const all = [...limits, everybody].filter(({ waits }) => waits !== undefined)
  if (all.some(({ key, waits }) => (waiting.get(key) ?? 0) >= waits!)) throw tooMany(retryAfter)
  for (const { key } of all) waiting.set(key, (waiting.get(key) ?? 0) + 1)
  return () => {
    for (const { key } of all) {
      const left = waiting.get(key)! - 1
      if (left > 0) waiting.set(key, left)
      else waiting.delete(key)
    }
  }
}
