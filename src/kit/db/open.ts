// Opens the database for a server, a script or a test.
import { Kysely, PostgresDialect } from 'kysely'
import { BreakingCursor } from './breakingCursor.ts'
import { MeasuredPool } from './measuredPool.ts'
import { PreparedClient, refuseStandby } from './preparedClient.ts'
import { connectionsOf } from './replicas/readingFrom.ts'
import { checkSession, startUpOptions } from './sessionSettings.ts'
import { valueParsers } from './valueParsers.ts'

/** How to reach PostgreSQL: a socket folder or host with user and database, or a URL. */
export type DatabaseConnection =
  | { host: string; port: number; user: string; database: string; password?: string }
  | { connectionString: string }

// The pool awaits onConnect, and drops the connection if it rejects.
const behindPooler = { isPooled: true, onConnect: checkSession }

export type Database<Tables> = {
  db: Kysely<Tables>
  pool: MeasuredPool
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

export type OpenOptions = {
  /** Maximum number of connections. */
  max?: number
  /** Called when an idle connection breaks, for instance because PostgreSQL restarts. */
  onError?: (error: Error) => void
  /**
   * Statement timeout in milliseconds. If PostgreSQL does not even cancel the statement, its connection is closed a little
   * later. No limit by default.
   */
  answerWithin?: number
  /** The role whose rights the sessions have, if not their own. */
  role?: string
  /** Milliseconds that PostgreSQL may take to cancel a statement. */
  grace?: number
  /** Milliseconds to wait for a connection, a free one or a new one. */
  connectWithin?: number
  /**
   * The connection goes through a pooler in transaction mode: each transaction may run in another session, so no options and
   * named statements are used, and a connection whose session lacks the settings is refused (see `settleSessions`).
   */
  isPooled?: boolean
  /**
   * Refuses connections to a standby: after a failover the address may still lead to the old primary, where reads are stale, and
   * a pool would stay with it. Not through a pooler, which answers for whatever server it has.
   */
  mustWrite?: boolean
}

/** See `openDatabase`. */
export function openPool(
  connection: DatabaseConnection,
  {
    max = 10,
    onError = () => {},
    answerWithin,
    grace = 5_000,
    connectWithin = 10_000,
    isPooled = false,
    mustWrite = false,
    role,
  }: OpenOptions = {},
): MeasuredPool {
  const pool = new MeasuredPool({
    ...connection,
    Client: PreparedClient,
    max,
    types: valueParsers,
    ...(isPooled ? behindPooler : { options: startUpOptions(answerWithin, role) }),
    ...(mustWrite && !isPooled && { onConnect: refuseStandby }),
    ...(answerWithin && { silence: answerWithin + grace }),
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
  })
  pool.on('error', onError)
  return pool
}

/**
 * `date` is returned as 'YYYY-MM-DD', `timestamp` as 'YYYY-MM-DDTHH:mm:ss', `timestamptz` as an ISO instant with milliseconds
 * and Z, `numeric` and `bigint` as numbers. Sessions run in UTC.
 */
export function openDatabase<Tables>(
  connection: DatabaseConnection,
  options: OpenOptions = {},
): Database<Tables> {
  const pool = openPool(connection, options)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: connectionsOf(pool), cursor: BreakingCursor }),
  })
  const close = async () => {
    await db.destroy()
    // Kysely does not end a pool that it never used.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
