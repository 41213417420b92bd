// Describes a database as lines of text, so that comparing two databases names the differences.
import type pg from 'pg'

/**
 * One line for each table, column, constraint, index, trigger, function, view, sequence and statistics object of the
 * public schema, sorted. The order of columns is left out: an upgrade can only add them at the end.
 */
export async function readCatalogue(pool: pg.Pool): Promise<string[]> {
  const lines = await Promise.all(
    queries.map(async (query) => (await pool.query<{ line: string }>(query)).rows),
  )
  return lines.flatMap((rows) => rows.map(({ line }) => line)).sort()
}

/** What a program that works on the tables finds there, and the columns to which it must give a value, one text each. */
export async function readUses(pool: pg.Pool) {
  const read = async (query: string) =>
    (await pool.query<{ line: string }>(query)).rows.map(({ line }) => line)
  const columns = `FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind IN ('r', 'p', 'v') AND ${isPublic('c.relnamespace')} AND a.attnum > 0 AND NOT a.attisdropped`
  const finds = await read(`
    SELECT concat_ws(' ', 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod)) AS "line" ${columns}
    UNION SELECT concat_ws(' ', 'function', p.proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid))
    FROM pg_proc p WHERE ${isPublic('pronamespace')} AND NOT ${isOfExtension('p.oid')}
      AND p.prorettype <> 'trigger'::regtype`)
  const mustGive = await read(`
    SELECT c.relname || '.' || a.attname AS "line" ${columns}
      AND c.relkind <> 'v' AND a.attnotnull AND NOT a.atthasdef AND a.attidentity = ''`)
  return { finds, mustGive }
}

/**
 * The rows of every table that is not empty, as one JSON text a row, without instants. For databases of a few thousand
 * rows.
 */
export async function readRows(pool: pg.Pool): Promise<Map<string, Set<string>>> {
  const tables = await pool.query<{ name: string }>(
    `SELECT relname AS "name" FROM pg_class WHERE relkind = 'r' AND ${isPublic('relnamespace')} ORDER BY 1`,
  )
  const all = new Map<string, Set<string>>()
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ line: string }>(`
      SELECT (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(t)) WHERE value::text !~ '${instant}')::text AS "line"
      FROM "${name}" AS t`)
    if (rows[0]) all.set(name, new Set(rows.map(({ line }) => line)))
  }
  return all
}

const instant = String.raw`^"\d{4}-\d\d-\d\dT`

const isPublic = (column: string) => `${column} = 'public'::regnamespace`

const isOfExtension = (id: string) =>
  `EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${id} AND d.deptype = 'e')`

const queries = [
  `SELECT concat_ws(' ', CASE relkind WHEN 'v' THEN 'view' WHEN 'S' THEN 'sequence' ELSE 'table' END, relname,
     reloptions::text, CASE relkind WHEN 'v' THEN pg_get_viewdef(oid) END) AS "line"
   FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND ${isPublic('relnamespace')}`,
  `SELECT concat_ws(' ', 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
     CASE WHEN a.attcollation <> t.typcollation THEN 'COLLATE ' || (SELECT collname FROM pg_collation WHERE oid = a.attcollation) END,
     CASE WHEN a.attnotnull THEN 'NOT NULL' END, 'identity ' || nullif(a.attidentity::text, ''),
     'generated ' || nullif(a.attgenerated::text, ''), 'storage ' || a.attstorage::text, 'target ' || nullif(a.attstattarget, -1),
     pg_get_expr(d.adbin, d.adrelid)) AS "line"
   FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
   LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE c.relkind IN ('r', 'p', 'v', 'm') AND ${isPublic('c.relnamespace')} AND a.attnum > 0 AND NOT a.attisdropped`,
  // Without NOT NULL constraints, which PostgreSQL 18 lists here: the columns have them already.
  `SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS "line"
   FROM pg_constraint WHERE ${isPublic('connamespace')} AND contype <> 'n' AND conrelid <> 0`,
  `SELECT concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), CASE WHEN NOT i.indisvalid THEN 'invalid' END) AS "line"
   FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE ${isPublic('c.relnamespace')}`,
  `SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), 'enabled ' || t.tgenabled::text, obj_description(t.oid, 'pg_trigger')) AS "line"
   FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND ${isPublic('c.relnamespace')}`,
  // Comments in a function may change without a new version of its file.
  `SELECT concat_ws(' ', 'function', CASE prokind WHEN 'a' THEN proname ELSE regexp_replace(pg_get_functiondef(p.oid), '\\n\\s*--[^\\n]*', '', 'g') END) AS "line"
   FROM pg_proc p WHERE ${isPublic('pronamespace')} AND NOT ${isOfExtension('p.oid')}`,
  `SELECT concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle) AS "line"
   FROM pg_sequences WHERE schemaname = 'public'`,
  `SELECT concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) AS "line"
   FROM pg_statistic_ext WHERE ${isPublic('stxnamespace')}`,
  // Without the provider, which depends on the version of PostgreSQL.
  `SELECT concat_ws(' ', 'collation', collname, collisdeterministic) AS "line"
   FROM pg_collation WHERE ${isPublic('collnamespace')}`,
]
