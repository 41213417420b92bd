// Finds all columns that refer to a table by a foreign key, including those of future tables.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

export type Reference = {
  table: string
  column: string
  /** Whether the table has an id, by which its rows are found again. */
  numbered: boolean
  /** The referring row is deleted with the row that it refers to (ON DELETE CASCADE). */
  deletesWith: boolean
}

/** Every column that refers to rows of `table`. */
export async function referencesTo(db: QueryExecutorProvider, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT t."relname" AS "table", a."attname" AS "column", c."confdeltype" = 'c' AS "deletesWith",
      EXISTS (
        SELECT FROM pg_index i
        JOIN pg_attribute k ON k."attrelid" = i."indrelid" AND k."attnum" = i."indkey"[0]
        WHERE i."indrelid" = t."oid" AND i."indisprimary" AND i."indnatts" = 1 AND k."attname" = 'id'
      ) AS "numbered"
    FROM pg_constraint c
    JOIN pg_class t ON t."oid" = c."conrelid"
    JOIN pg_attribute a ON a."attrelid" = c."conrelid" AND a."attnum" = c."conkey"[1]
    WHERE c."contype" = 'f' AND c."confrelid" = ${`"${table}"`}::regclass
    ORDER BY t."relname", a."attname"
  `.execute(db)
  return rows
}
