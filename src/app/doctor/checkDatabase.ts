// Checks PostgreSQL: version, encoding, letters, extensions, collations, and session settings behind a pooler.
import type pg from 'pg'
import { checkServer } from '#kit/db/migrate/checkServer.ts'
import { openDatabase } from '#kit/db/open.ts'
import type { Config } from '../config.ts'
import { ok, untried, wrong } from './check.ts'
import type { Finding } from './check.ts'

const extensions = ['btree_gin', 'btree_gist', 'pg_trgm']

export async function checkDatabase(pool: pg.Pool): Promise<Finding> {
  const client = await pool.connect()
  try {
    const found = await client.query<{ name: string }>(
      'SELECT extname AS "name" FROM pg_extension WHERE extname = ANY ($1)',
      [extensions],
    )
    const missing = extensions.filter((name) => !found.rows.some((row) => row.name === name))
    if (missing.length > 0)
      return wrong(
        `extensions are missing: ${missing.map((name) => `CREATE EXTENSION ${name}`).join('; ')}`,
      )
    await client.query('BEGIN')
    const said = await checkServer(client)
    const collations = await oldCollations(client)
    return collations.length > 0
      ? wrong(
          `letters are sorted by another version than indexes were made with (${collations.join(', ')}): REINDEX DATABASE, then ALTER … REFRESH COLLATION VERSION`,
        )
      : ok(said)
  } catch (error) {
    return wrong((error as Error).message)
  } finally {
    // Rolls back.
    client.release(true)
  }
}

/** Finds collations that changed with an update of the system's C library or ICU: older indexes would miss rows. */
async function oldCollations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('database %I', datname) AS "name" FROM pg_database
    WHERE datname = current_database() AND datcollversion <> pg_database_collation_actual_version(oid)
    UNION ALL
    SELECT format('collation %I', collname) FROM pg_collation c
    WHERE collversion <> pg_collation_actual_version(oid)
      AND EXISTS (SELECT FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
        WHERE a.attcollation = c.oid AND t.relnamespace = 'public'::regnamespace)`)
  return rows.map(({ name }) => name)
}

/** A pooler may hand out sessions without the settings that our SQL expects. */
export async function checkPooler({ databaseUrl, databaseDirectUrl }: Config): Promise<Finding> {
  if (!databaseUrl || !databaseDirectUrl)
    return untried('DATABASE_DIRECT_URL is not set: there is no pooler')
  const { pool, close } = openDatabase(
    { connectionString: databaseUrl },
    { max: 1, isPooled: true },
  )
  try {
    await pool.query('SELECT 1')
    return ok('DATABASE_URL leads to sessions with the right settings')
  } catch (error) {
    return wrong(`DATABASE_URL: ${(error as Error).message}`)
  } finally {
    await close()
  }
}
