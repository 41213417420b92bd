// Finds rows that violate a constraint which should be added.
import type pg from 'pg'
import type { RowRule } from './schemaObject.ts'

const most = 5

/** PostgreSQL's codes for rows that violate a constraint. */
const brokenBy = new Set(['23502', '23503', '23505', '23514', '23P01'])

export const isBrokenByRows = (error: unknown): boolean =>
  brokenBy.has((error as { code?: string }).code ?? '')

/** Names some of the rows, by "id" or else by their position in the table. */
export async function brokenRows(db: pg.Pool, rule: RowRule): Promise<string[]> {
  const { rows: ids } = await db.query<{ key: string }>(
    `SELECT format('%I::text', attname) AS "key" FROM pg_attribute
    WHERE attrelid = $1::regclass AND attname = 'id' AND NOT attisdropped`,
    [`"${rule.table}"`],
  )
  const { rows } = await db.query<{ row: string }>(select(rule, ids[0]?.key ?? 'ctid::text'))
  return rows.map(({ row }) => row)
}

function select(rule: RowRule, key: string): string {
  const table = `"${rule.table}"`
  if (rule.type === 'check')
    return `SELECT ${key} AS "row" FROM ${table} WHERE (${rule.check}) IS FALSE LIMIT ${most}`
  if (rule.type === 'reference') {
    const same = rule.columns.map((column, at) => `r.${rule.toColumns[at]} = t.${column}`)
    const isSet = rule.columns.map((column) => `t.${column} IS NOT NULL`)
    return `SELECT ${key} AS "row" FROM ${table} t WHERE ${isSet.join(' AND ')}
      AND NOT EXISTS (SELECT FROM "${rule.to}" r WHERE ${same.join(' AND ')}) LIMIT ${most}`
  }
  const parts = rule.parts.map((part, at) => `(${part}) AS "part${at}"`).join(', ')
  const agree = rule.operators.map((is, at) => `a."part${at}" ${is} b."part${at}"`)
  return `
    WITH "all" AS (SELECT ctid AS "place", ${key} AS "row", ${parts} FROM ${table} WHERE ${rule.where ?? 'true'})
    SELECT a."row" || ' and ' || b."row" AS "row" FROM "all" a JOIN "all" b ON a."place" < b."place" AND ${agree.join(' AND ')}
    LIMIT ${most}`
}
