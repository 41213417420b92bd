// Describes a database as lines of text, so that comparing two databases names the differences.
import type pg from 'pg'
import { readSchema } from '../db/schema/readSchema.ts'
import { keyOf } from '../db/schema/schemaObject.ts'

/** One line for each object of the public schema, sorted. */
export async function readCatalogue(pool: pg.Pool): Promise<string[]> {
  const objects = await readSchema(pool, 'public')
  return objects.map((each) => `${keyOf(each)} ${each.definition} ${each.state ?? ''}`).sort()
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
    `SELECT relname AS "name" FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
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
