import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely'

/** Counts the rows of a table (with alias, such as `"account" a`) that meet the conditions. */
export async function countRows(
  db: QueryExecutorProvider,
  from: RawBuilder<unknown>,
  where: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  // Raw SQL, because the conditions use the alias.
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS "total" FROM ${from} WHERE ${sql.join([...where], sql` AND `)}`.execute(db)
  return rows[0]!.total
}
