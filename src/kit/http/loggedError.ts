// An error as the server's own log holds it: what helps to find the fault, and nothing of a person's. The
// database and the mail server put into an error what they refused: whole rows, and addresses.
import { stdSerializers } from 'pino'

const kept = ['type', 'message', 'stack', 'code', 'severity', 'schema', 'table', 'column'] as const
const keptToo = ['constraint', 'routine', 'responseCode', 'command', 'syscall', 'errno'] as const

const address = /[^\s<>"'()=,;:]+@[^\s<>"'()=,;:]+\.[^\s<>"'()=,;:]+/g
/** PostgreSQL quotes the value that it could not read: `invalid input syntax for type date: "…"`. */
const value = /(: )"[^\n]*"/g

const withoutPeople = (text: string): string =>
  text.replace(address, '…@…').replace(value, (_all, before: string) => `${before}"…"`)

type Logged = Record<string, unknown>

/** For pino's `serializers.err`. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const all = stdSerializers.errWithCause(error) as unknown as Logged
  const found = [...kept, ...keptToo].filter((name) => all[name] !== undefined)
  const fields: Logged = Object.fromEntries(
    found.map((name) => {
      const what = all[name]
      return [name, typeof what === 'string' ? withoutPeople(what) : what]
    }),
  )
  return error.cause === undefined ? fields : { ...fields, cause: loggedError(error.cause) }
}
