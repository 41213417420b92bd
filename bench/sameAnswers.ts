// Checks that the server and the floor give the same responses; otherwise their times are not comparable.
import { isDeepStrictEqual } from 'node:util'
import type { Call } from './workload.ts'

type Comparison = { ours: string; floor: string; token: string; calls: Call[] }
type Json = { [name: string]: unknown }

/** Sends each comparable call to both several times. Returns a line for the first difference of each. */
export async function differences({ ours, floor, token, calls }: Comparison): Promise<string[]> {
  const found: string[] = []
  for (const { name, request, alike } of calls.filter((call) => call.alike)) {
    let where: string | null = null
    for (let n = 0; n < 12 && where === null; n++) {
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
      where = differenceOf(await ask(ours), await ask(floor), left)
      if (where !== null) found.push(`${name}, ${path} ${JSON.stringify(body ?? '')}: ${where}`)
    }
  }
  return found
}

// Saves differ in time and person: one comes after the other, and only the server knows the person.
const stamps = new Set(['version', 'modifiedOn', 'modifiedBy', 'modifiedByAccountId', 'lastUpdate'])

/** The first difference in words; null if they are the same except for the `left` out fields. */
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
