import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely'

/** How many rows of the table (with its alias, such as `"account" a`) meet the conditions. */
export async function countRows(
  db: QueryExecutorProvider,
  from: RawBuilder<unknown>,
  where: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  // Raw: the conditions speak of the alias, and the planner gets them as they were written.
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS "total" FROM ${from} WHERE ${sql.join([...where], sql` AND `)}`.execute(db)
  return rows[0]!.total
}
