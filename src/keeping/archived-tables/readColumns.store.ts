// Reads the columns of the archived tables and their references from the database's catalogue.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { archivedTables } from './archivedTables.ts'

export type ArchivedColumn = {
  name: string
  /** PostgreSQL's name of the type: `timestamp with time zone`. */
  type: string
  isRequired: boolean
  /** The table that it refers to. */
  pointsAt: string | null
  /** The column with the record kind of this id. */
  kindIn: string | null
}
export type ReadTable = { name: string; columns: ArchivedColumn[]; key: string[] }

/** In the order of `archivedTables`. */
export async function readColumns(db: Db): Promise<ReadTable[]> {
  const { rows } = await sql<{
    table: string
    key: string[]
    columns: Omit<ArchivedColumn, 'kindIn'>[]
  }>`
    SELECT c."relname" AS "table",
      ARRAY(
        SELECT a."attname"::text FROM pg_index i CROSS JOIN unnest(i."indkey") WITH ORDINALITY k ("num", "at")
        JOIN pg_attribute a ON a."attrelid" = c."oid" AND a."attnum" = k."num"
        WHERE i."indrelid" = c."oid" AND i."indisprimary" ORDER BY k."at"
      ) AS "key",
      json_agg(json_build_object(
        'name', a."attname", 'type', format_type(a."atttypid", NULL), 'isRequired', a."attnotnull",
        'pointsAt', (
          SELECT t."relname" FROM pg_constraint f JOIN pg_class t ON t."oid" = f."confrelid"
          WHERE f."contype" = 'f' AND f."conrelid" = c."oid" AND f."conkey" = ARRAY[a."attnum"] LIMIT 1
        )
      ) ORDER BY a."attnum") AS "columns"
    FROM pg_class c JOIN pg_attribute a ON a."attrelid" = c."oid"
    WHERE c."relnamespace" = 'public'::regnamespace AND c."relkind" = 'r' AND a."attnum" > 0
      AND NOT a."attisdropped" AND a."attgenerated" = '' AND c."relname" = ANY(${Object.keys(archivedTables)}::text[])
    GROUP BY c."oid", c."relname"
  `.execute(db)
  const found = new Map(rows.map((row) => [row.table, row]))
  return Object.entries(archivedTables).map(([name, { without = {}, points = {} }]) => {
    const { key, columns } = found.get(name)!
    const kept = columns.filter((column) => !Object.hasOwn(without, column.name))
    return {
      name,
      key,
      columns: kept.map((column) => {
        const pointer = points[column.name]
        return {
          ...column,
          pointsAt: pointer && 'to' in pointer ? pointer.to : column.pointsAt,
          kindIn: pointer && 'kindIn' in pointer ? pointer.kindIn : null,
        }
      }),
    }
  })
}
