// Compares stored values with those computed from scratch. Each comparison is one statement, and so one snapshot: a running
// server is neither disturbed nor seen halfway.
import type pg from 'pg'
import type { StoredValue } from './kept.ts'

export type Difference = {
  /** The first key column, by which the value is mended. */
  id: number | string
  /** All key columns, for a person to read. */
  row: string
}

const batch = 5_000

/** Conditions on the first key column that together cover every row, in batches of ids. */
export async function batchesOf(db: pg.Pool | pg.PoolClient, of: string | null): Promise<string[]> {
  if (!of) return ['IS NOT NULL']
  const { rows } = await db.query<{ last: number | null }>(
    `SELECT max("id") AS "last" FROM "${of}"`,
  )
  const count = Math.floor((rows[0]?.last ?? 0) / batch) + 1
  return Array.from({ length: count }, (_, n) =>
    // Derived rows may outlive the last id.
    n === count - 1 ? `>= ${n * batch}` : `BETWEEN ${n * batch} AND ${(n + 1) * batch - 1}`,
  )
}

/** The rows that are missing, surplus or hold other values than the fresh ones. */
export async function compareKept(
  db: pg.Pool | pg.PoolClient,
  stored: StoredValue,
  ids: string,
): Promise<Difference[]> {
  const { key, columns, fresh, agrees } = stored
  const names = [...key, ...columns].map((name) => `"${name}"`).join(', ')
  const current =
    stored.current ?? ((of) => `SELECT ${names} FROM "${stored.table}" WHERE "${key[0]}" ${of}`)
  const sameRow = key.map((name) => `s."${name}" = f."${name}"`).join(' AND ')
  const values = columns.map(
    (name) => agrees?.[name] ?? `s."${name}" IS NOT DISTINCT FROM f."${name}"`,
  )
  const missing = `s."${key[0]}" IS NULL OR f."${key[0]}" IS NULL`
  const { rows } = await db.query<Difference>(`
    WITH s AS MATERIALIZED (SELECT ${names} FROM (${current(ids)}) AS "current"),
      f AS MATERIALIZED (SELECT ${names} FROM (${fresh(ids)}) AS "fresh")
    SELECT coalesce(s."${key[0]}", f."${key[0]}") AS "id",
      concat_ws(', ', ${key.map((name) => `coalesce(s."${name}", f."${name}")`).join(', ')}) AS "row"
    FROM s FULL JOIN f ON ${sameRow}
    WHERE ${[missing, ...values.map((each) => `NOT (${each})`)].join(' OR ')}
    ORDER BY 1, 2`)
  return rows
}
