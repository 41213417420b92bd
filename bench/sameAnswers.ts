// Whether the server and the floor answer alike: without that their times are not to be compared.
import { isDeepStrictEqual } from 'node:util'
import type { Call } from './workload.ts'

type Options = { ours: string; floor: string; token: string; calls: Call[] }
type Json = { [name: string]: unknown }

/** Asks each comparable call some times of both. Answers a line for each difference. */
export async function differences({ ours, floor, token, calls }: Options): Promise<string[]> {
  const found: string[] = []
  for (const { name, request, alike } of calls.filter((call) => call.alike))
    for (let n = 0; n < 12; n++) {
      const { method, path, body } = request(n)
      const ask = async (base: string) => {
        const answer = await fetch(base + path, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        return answer.json()
      }
      const left = alike === 'wholly' ? new Set<string>() : stamps
      const where = differenceOf(await ask(ours), await ask(floor), left)
      if (where !== null) found.push(`${name}, ${path} ${JSON.stringify(body ?? '')}: ${where}`)
    }
  return found
}

// A save by one comes after the same save by the other, and only one of them knows who it is.
const stamps = new Set(['version', 'modifiedOn', 'modifiedBy', 'modifiedByAccountId', 'lastUpdate'])

/** Where they differ first, in words; null when they are the same but for what is `left` out. */
function differenceOf(
  ours: unknown,
  floor: unknown,
  left: Set<string>,
  at = 'the answer',
): string | null {
  if (isDeepStrictEqual(ours, floor)) return null
  if (!isJson(ours) || !isJson(floor))
    return `${at} is ${JSON.stringify(ours)}, the floor's ${JSON.stringify(floor)}`
  for (const name of new Set([...Object.keys(ours), ...Object.keys(floor)])) {
    if (left.has(name)) continue
    const where = differenceOf(ours[name], floor[name], left, `${at}.${name}`)
    if (where !== null) return where
  }
  return null
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
