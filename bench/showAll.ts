// Measures whether one person's "Show all" slows down the requests of others.
import { setTimeout as wait } from 'node:timers/promises'

export type Shown = {
  rows: number
  seconds: number
  megabytes: number
  asked: number
  slowest: number
}

type ListRequest = { base: string; token: string; rows: number }

/** Reads a list of this many rows while small requests go on; times in milliseconds, except `seconds`. */
export async function showAll({ base, token, rows }: ListRequest): Promise<Shown> {
  const headers = { authorization: `Bearer ${token}` }
  const times: number[] = []
  const read = new AbortController()
  const others = async () => {
    while (!read.signal.aborted) {
      const asked = performance.now()
      await (await fetch(`${base}/api/account/view/3`, { headers })).text()
      times.push(performance.now() - asked)
      await wait(5)
    }
  }
  const asking = others()
  const started = performance.now()
  const answer = await fetch(`${base}/api/account?perPage=${rows}&currentPage=1`, { headers })
  let bytes = 0
  let text = ''
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    text = (text + new TextDecoder().decode(chunk)).slice(-20)
  }
  const seconds = (performance.now() - started) / 1000
  read.abort()
  await asking
  if (!text.endsWith(']}')) throw new Error(`Show all ended with ${text}`)
  return {
    rows,
    seconds,
    megabytes: bytes / 1024 / 1024,
    asked: times.length,
    slowest: Math.max(...times),
  }
}
