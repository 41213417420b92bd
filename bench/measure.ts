// Sends one kind of request for some seconds, and measures the time of each response.
import autocannon from 'autocannon'
import type { Call } from './workload.ts'

/** Milliseconds, and responses per second. */
export type Times = { p50: number; p95: number; p99: number; perSecond: number }

type Measurement = { base: string; token: string; call: Call; connections: number; seconds: number }

/** With fewer responses, the measurement is repeated for longer, up to a number of seconds. */
const fewest = 20
const longest = 10

/** A short run before warms up caches and code. Throws if a response is not successful. */
export async function measure({ seconds, ...options }: Measurement): Promise<Times> {
  await run({ ...options, seconds: 0.5 })
  const times = (await run({ ...options, seconds })).sort((a, b) => a - b)
  if (times.length < fewest && seconds < longest)
    return measure({ seconds: seconds * 4, ...options })
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: times.length / seconds }
}

/** Warms up both first: they read the same pages of the disk, and the first one measured must not pay for it. */
export async function warmUp({ bases, token, call }: WarmUp): Promise<void> {
  for (const base of bases) await run({ base, token, call, connections: 8, seconds: 0.5 })
}
type WarmUp = Pick<Measurement, 'token' | 'call'> & { bases: string[] }

function run({ base, token, call, connections, seconds }: Measurement): Promise<number[]> {
  const times: number[] = []
  const bad = new Map<number, number>()
  let n = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { method, path, body } = call.request(n++)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return {
      ...request,
      method,
      path,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
  }
  return new Promise((resolve, reject) => {
    // A late response is a measurement too, not a failure.
    const patience = { timeout: 60 }
    const requests = [{ setupRequest }]
    const options = { url: base, connections, duration: seconds, requests, ...patience }
    const instance = autocannon(options, (error, result) => {
      if (error) reject(error)
      else if (bad.size > 0 || result.errors > 0)
        reject(
          new Error(`${call.name}: ${result.errors} errors, answers ${JSON.stringify([...bad])}`),
        )
      else resolve(times)
    })
    instance.on('response', (_client, status, _bytes, time) => {
      if (status === 200) times.push(time)
      else bad.set(status, (bad.get(status) ?? 0) + 1)
    })
  })
}

/** Measures a call without a floor, one at a time. */
export type Alone = { call: string; times: Times }

/** Measures a call at a number of connections, the server and the floor. */
export type Measured = { call: string; connections: number; ours: Times; best: Times }
