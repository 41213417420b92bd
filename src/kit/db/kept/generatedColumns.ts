// Columns that PostgreSQL generates from functions of ours, such as the texts that search reads. They go stale when such a
// function is changed without a migration that writes them anew.
import type pg from 'pg'
import type { StoredValue } from './kept.ts'

/** Every stored generated column of a table with a numeric "id", as a value that is compared with its expression. */
export async function generatedColumns(db: pg.Pool | pg.PoolClient): Promise<StoredValue[]> {
  const { rows } = await db.query<{
    table: string
    columns: string[]
    expressions: string[]
    sources: string[]
  }>(`
    SELECT c.relname AS "table", array_agg(a.attname::text ORDER BY a.attnum) AS "columns",
      array_agg(pg_get_expr(d.adbin, d.adrelid) ORDER BY a.attnum) AS "expressions",
      (SELECT array_agg(DISTINCT s.attname::text) FROM pg_depend p JOIN pg_attribute s ON s.attrelid = p.refobjid AND s.attnum = p.refobjsubid
        WHERE p.classid = 'pg_attrdef'::regclass AND p.objid = ANY (array_agg(d.oid)) AND p.refobjid = c.oid AND s.attgenerated = '') AS "sources"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND a.attgenerated = 's' AND NOT a.attisdropped
      AND EXISTS (SELECT FROM pg_attribute i WHERE i.attrelid = c.oid AND i.attname = 'id' AND i.atttypid = 'integer'::regtype)
    GROUP BY c.oid ORDER BY 1`)
  return rows.map(({ table, columns, expressions, sources }) => ({
    table,
    of: table,
    key: ['id'],
    columns,
    fresh: (ids) => {
      const list = columns.map((name, at) => `${expressions[at]} AS "${name}"`).join(', ')
      return `SELECT "id", ${list} FROM "${table}" WHERE "id" ${ids}`
    },
    // PostgreSQL generates a column again only when an update names a column that it reads.
    mend: (ids) => `
      UPDATE "${table}" SET ${sources.map((name) => `"${name}" = "${name}"`).join(', ')} WHERE "id" = ANY (${ids})`,
  }))
}
