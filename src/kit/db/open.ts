// Opens the database for a server, a script or a test.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { BreakingCursor } from './breakingCursor.ts'
import { PreparedClient } from './preparedClient.ts'
import { checkSession, startUpOptions } from './sessionSettings.ts'
import { valueParsers } from './valueParsers.ts'

/** Where PostgreSQL answers: a socket folder or host with its names, or a URL. */
export type DatabaseConnection =
  | { host: string; port: number; user: string; database: string; password?: string }
  | { connectionString: string }

// The pool waits for what this promises, and drops the connection when it fails.
const behindPooler = { isPooled: true, onConnect: checkSession }

export type Database<Tables> = {
  db: Kysely<Tables>
  pool: pg.Pool
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

export type OpenOptions = {
  /** Most connections at once. */
  max?: number
  /** Told when an idle connection breaks, for instance because PostgreSQL restarts. */
  onError?: (error: Error) => void
  /**
   * How many milliseconds a statement may take. PostgreSQL ends it then; should it be unable to do
   * even that, its connection is given up a little later. Without it there is no limit.
   */
  answerWithin?: number
  /** Milliseconds that PostgreSQL may take to end what took too long. */
  grace?: number
  /** Milliseconds to wait for a connection, a free one or a new one. */
  connectWithin?: number
  /**
   * Between us and PostgreSQL stands a pooler in transaction mode: each transaction may run in another
   * session, so none is given options or named statements, and a new connection is refused when its
   * session lacks the settings (see `settleSessions`).
   */
  isPooled?: boolean
}

/**
 * `date` comes back as 'YYYY-MM-DD', `timestamp` as 'YYYY-MM-DDTHH:mm:ss', `timestamptz` as an
 * ISO instant with milliseconds and Z, `numeric` and `bigint` as numbers. Sessions run in UTC.
 */
export function openDatabase<Tables>(
  connection: DatabaseConnection,
  {
    max = 10,
    onError = () => {},
    answerWithin,
    grace = 5_000,
    connectWithin = 10_000,
    isPooled = false,
  }: OpenOptions = {},
): Database<Tables> {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparedClient,
    max,
    types: valueParsers,
    ...(isPooled ? behindPooler : { options: startUpOptions(answerWithin) }),
    ...(answerWithin && { silence: answerWithin + grace }),
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
  })
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool, cursor: BreakingCursor }) })
  const close = async () => {
    await db.destroy()
    // Kysely leaves a pool open that it never used.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
