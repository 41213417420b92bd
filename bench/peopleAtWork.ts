// Measures how long four people at work wait while something else runs.
import { setTimeout as wait } from 'node:timers/promises'

export type Office = { url: string; authorization: string }

/** They view a list, open a record and save it until stopped. Resolves to the sorted times of the calls in milliseconds. */
export function peopleAtWork({ url, authorization }: Office) {
  const over = new AbortController()
  const took: number[] = []
  const ask = async (path: string, body?: object) => {
    const begun = performance.now()
    const answer = await fetch(`${url}${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    took.push(performance.now() - begun)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  }
  const person = async (at: number) => {
    while (!over.signal.aborted) {
      await ask('/api/account?perPage=20')
      await ask('/api/account/view/1')
      await ask('/api/account/update', { id: 1, notes: `${at} ${performance.now()}` })
      await wait(200)
    }
  }
  const all = Promise.all([0, 1, 2, 3].map(person))
  return async () => {
    over.abort()
    await all
    return took.toSorted((a, b) => a - b)
  }
}

export const p95 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.95)]!

/** p95 of people at work while nothing else runs. */
export async function calmP95(office: Office): Promise<number> {
  const stop = peopleAtWork(office)
  await wait(10_000)
  return p95(await stop())
}
