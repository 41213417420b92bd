// Tells a lost database, which recovers by itself, from a bug of ours.
import { DatabaseError } from 'pg'

// Messages of pg errors that have no code.
const said = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
  'Postgres connection has been discarded',
  'PostgreSQL is a standby',
]

const ofNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
])

// 08: connection exceptions, 53: out of connections, memory or disk, 57P: shut down, crashed, starting up; 57014: statement
// timeout; 25006: read-only, because another server has become the primary.
const ofDatabase = /^(08|53|57P|57014|25P03|25P04|25006)/

type Coded = Error & { code?: string; syscall?: string }

/** Whether the database was unreachable, lost or too slow, so that a retry may work. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof DatabaseError) return ofDatabase.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.some(isLostConnection)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as Coded
  if (code && ofNetwork.has(code)) return true
  // The socket file is gone.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return said.some((text) => error.message.startsWith(text)) || isLostConnection(error.cause)
}
