// Sends requests to a server like users, and records the responses.
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two requests of one user; shorter than in reality, to observe more. */
const pause = 60
const pauseAfter503 = 250

/**
 * `answers` is a list of { server, kind, begun, ended, status, isWrite, what }, where kind is right, unavailable or wrong. Each
 * call names the statuses that are allowed besides 200.
 */
export function listen(token) {
  const answers = []

  const note = (entry) => {
    answers.push({ ...entry, ended: performance.now() })
    return entry
  }

  /** Resolves to { status, body } for a right response; to undefined for a proper 503 or a wrong response. */
  async function ask(
    server,
    path,
    { body, key, allowed = [], check = () => undefined, read = 'json' } = {},
  ) {
    const entry = { server: server.name, begun: performance.now(), isWrite: body !== undefined }
    const finish = (kind, status, what) =>
      note({ ...entry, kind, status, what: what && `${path}: ${what}` })
    try {
      const response = await server.call(path, { token, body, key })
      const { status, headers } = response
      const found = await response[read]().catch((error) => String(error))
      if (status === 503 && isProper(headers)) {
        finish('unavailable', status)
        await wait(pauseAfter503)
        return undefined
      }
      const fault =
        status === 200 || allowed.includes(status)
          ? status === 200 && check(found)
          : `${status} ${JSON.stringify(found)}`
      finish(fault ? 'wrong' : 'right', status, fault || undefined)
      await wait(fault ? pauseAfter503 : pause)
      return fault ? undefined : { status, body: found }
    } catch (error) {
      finish('wrong', 0, `${error} ${error.cause ?? ''}`)
      await wait(pauseAfter503)
      return undefined
    }
  }

  /** Repeats until the response is right. */
  async function insist(...call) {
    for (;;) {
      const answer = await ask(...call)
      if (answer) return answer
      if (call[0].hasEnded()) throw new Error(`${call[0].name} has ended`)
    }
  }

  return { answers, ask, insist }
}

const isProper = (headers) =>
  Number(headers.get('retry-after')) > 0 &&
  headers.get('content-type')?.startsWith('application/problem+json')
