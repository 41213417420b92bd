// Bulk-loads tables.
import type pg from 'pg'

type Work = (client: pg.PoolClient) => Promise<void>

/**
 * Loads all or nothing. For speed, triggers are off, and the indexes of `tables` are built and the totals of lists counted after
 * the load.
 */
export async function inBulk(pool: pg.Pool, tables: string[], work: Work): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const indexes = await dropIndexes(client, tables)
    await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '256MB'`)
    await work(client)
    for (const index of indexes) await client.query(index)
    await client.query(
      `SELECT "keepTotals"("table") FROM (SELECT DISTINCT "table" FROM "keptList" WHERE "table" = ANY ($1)) AS "kept"`,
      [tables],
    )
    await client.query('COMMIT')
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  } finally {
    client.release(true)
  }
}

// Except indexes of constraints.
async function dropIndexes(client: pg.PoolClient, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; index: string }>(
    `SELECT indexname AS "name", indexdef AS "index" FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename = ANY ($1)
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  return rows.map((row) => row.index)
}
