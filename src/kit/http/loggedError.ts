// Strips personal data from errors before they are logged. Errors of the database and of the mail server can contain
// whole rows and e-mail addresses.
import { stdSerializers } from 'pino'

const keptFields = [
  ...(['type', 'message', 'stack', 'code', 'severity', 'schema', 'table', 'column'] as const),
  ...(['constraint', 'routine', 'responseCode', 'command', 'syscall', 'errno'] as const),
]

const word = /[^\s<>"'()=,;:]+/g
/** Folders of packages begin with the sign. */
const hasAddress = /[^/]@[^@]*\./
/** PostgreSQL quotes the value that it could not read: `invalid input syntax for type date: "…"`. */
const quoted = /(: )"[^\n]*"/g

const redacted = (text: string): string =>
  text
    .replace(word, (each) => (hasAddress.test(each) ? '…@…' : each))
    .replace(quoted, (_all, before: string) => `${before}"…"`)

/** For pino's `serializers.err`. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const all: Record<string, unknown> = stdSerializers.errWithCause(error)
  const fields = Object.fromEntries(
    keptFields
      .filter((name) => all[name] !== undefined)
      .map((name) => {
        const value = all[name]
        return [name, typeof value === 'string' ? redacted(value) : value]
      }),
  )
  return error.cause === undefined ? fields : { ...fields, cause: loggedError(error.cause) }
}
