// Statistics for the planner while an import fills tables. By those of an empty table it reads whatever index it finds from its
// beginning, for each row anew; autovacuum comes only after a minute.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

const tables = ['account', 'object', 'objectAccount', 'importRecord', 'importKey']
/** By then the plans of a larger table are the same. */
const enough = 50_000
const first = 400

/**
 * Returns a function to be called after each batch, with its rows: it looks again whenever there are
 * four times as many: the statistics of a wide table with many indexes take a second or two.
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
