// Updates the planner's statistics while an import fills tables. With statistics of an empty table, PostgreSQL scans whole
// indexes for each row; autovacuum only comes after a minute.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

const tables = ['account', 'object', 'objectAccount', 'importRecord', 'importKey']
/** From this size on plans no longer change. */
const enough = 50_000
const first = 400

/**
 * Returns a function to be called after each batch with its number of rows. It runs ANALYZE whenever the rows have quadrupled,
 * because a wide table with many indexes takes a second or two.
 */
export async function freshStatistics(db: Db): Promise<(rows: number) => Promise<void>> {
  const { rows: known } = await sql<{ rows: number }>`
    SELECT greatest(0, min("reltuples"))::integer AS "rows" FROM pg_class
    WHERE "relkind" = 'r' AND "oid" = ANY (ARRAY[${sql.join(tables.map((name) => sql`to_regclass(${`"${name}"`})::oid`))}])
  `.execute(db)
  let counted = known[0]?.rows ?? 0
  let added = 0
  return async (rows) => {
    added += rows
    if (counted > enough || added < Math.max(first, 3 * counted)) return
    for (const table of tables) await sql`ANALYZE ${sql.table(table)}`.execute(db)
    counted += added
    added = 0
  }
}
