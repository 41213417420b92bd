// What points at the rows of a table by a foreign key, in whatever table, now and in tables to come.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

export type Reference = {
  table: string
  column: string
  /** Whether the table's rows have a number of their own, by which they are found again. */
  numbered: boolean
  /** The database deletes the row that refers together with the one that it refers to. */
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
