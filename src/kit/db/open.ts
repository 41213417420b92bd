// Opens the database for a server, a script or a test.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { PreparedClient } from './preparedClient.ts'
import { valueParsers } from './valueParsers.ts'

/** Where PostgreSQL answers: a socket folder or host with its names, or a URL. */
export type DatabaseConnection =
  | { host: string; port: number; user: string; database: string; password?: string }
  | { connectionString: string }

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
}

/**
 * `date` comes back as 'YYYY-MM-DD', `timestamp` as 'YYYY-MM-DDTHH:mm:ss', `timestamptz` as an
 * ISO instant with milliseconds and Z, `numeric` and `bigint` as numbers. Sessions run in UTC.
 */
export function openDatabase<Tables>(
  connection: DatabaseConnection,
  { max = 10, onError = () => {} }: OpenOptions = {},
): Database<Tables> {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparedClient,
    max,
    types: valueParsers,
    options: '-c timezone=UTC -c DateStyle=ISO',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
  return { db, pool, close: () => db.destroy() }
}
