// The dumps of released databases, from which upgrades are tried: `v0.2.0-0250.sql.gz` has the newest migration's number.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'

const folder = join(import.meta.dirname, '../../../migrations/releases')

export const releaseDumps = readdirSync(folder)
  .filter((name) => name.endsWith('.sql.gz'))
  .sort()

/** Replaces the whole content of a database with a dump of a release. */
export async function restoreRelease(pool: pg.Pool, name: string): Promise<void> {
  const dump = gunzipSync(readFileSync(join(folder, name)))
  const client = await pool.connect()
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await client.query(dump.toString())
  } finally {
    // The dump changes settings of its session.
    client.release(true)
  }
}
