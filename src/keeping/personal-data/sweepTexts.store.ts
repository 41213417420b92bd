// Strikes a person out of every text of the database, including tables and columns that nobody thought of. Generated columns
// follow by themselves.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

type Column = { schema: string; table: string; column: string; type: 'text' | 'json' | 'texts' }

/** Replaces struck-out text. */
const struck = '…'

/** Tables of the product itself: they mention no people, and striking out a word would break them. */
const ours = [
  'migration',
  'functionFile',
  'release',
  'place',
  'selectOption',
  'localization',
  'keptList',
  'keptOrder',
  'listChange',
  'listChoice',
  'listDefault',
  // Words of names without their owners; forgetNameWords removes those that no account has.
  'nameWord',
  'accountWord',
  'everydayName',
  'matchWord',
  'matchPlace',
  'matchFact',
  'actionLogDay',
  'actionLogTotal',
  'branch',
  'mailTemplate',
  // Issued orders are evidence of others who have the same name: they can never be changed (issuedOrdersStay.sql).
  'brokerOrder',
  'orderParty',
  'orderAct',
  'orderFile',
]
/** Kept as they are by law, and forgotten by a job of their own (ν. 4557/2018). */
const keptByLaw = ['knownClient', 'knownClientOwner', 'knownClientCheck']
/** Columns that hold fixed words or generated texts. */
const words = [
  'entity',
  'action',
  'parentKind',
  'kind',
  'category',
  'language',
  'country',
  'nationality',
  'role',
  'type',
  'contentType',
  'systemName',
  'token',
  'approvalToken',
  'step',
  'mark',
  'referenceNumber',
  'passwordHash',
]

/** All columns that can hold text, except generated ones. */
export async function textColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT n.nspname AS "schema", c.relname AS "table", a.attname AS "column",
      CASE WHEN t.typname IN ('json', 'jsonb') THEN 'json' WHEN t.typname LIKE '\\_%' THEN 'texts' ELSE 'text' END AS "type"
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
      AND t.typname IN ('text', 'varchar', 'bpchar', 'json', 'jsonb', '_text', '_varchar')
      AND has_column_privilege(c.oid, a.attnum, 'UPDATE')
      AND NOT (n.nspname = 'public' AND (c.relname = ANY(${[...ours, ...keptByLaw]}) OR a.attname = ANY(${words})))
      -- Files in base64: nothing is found in them, and a hit by chance would break somebody's paper.
      AND NOT (c.relname = 'mailQueue' AND a.attname = 'attachments')
      AND NOT (n.nspname = 'pgboss' AND a.attname <> ALL(ARRAY['data', 'output', 'source_output', 'message']))
    ORDER BY 1, 2, 3
  `.execute(db)
  return rows
}

/** Number of rows that match the pattern, by `table.column`, from a full scan. */
export async function findTexts(db: Db, pattern: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const column of await textColumns(db)) {
    const { rows } = await sql<{ hits: number }>`
      SELECT count(*) AS "hits" FROM ${tableOf(column)} WHERE ${sql.ref(column.column)}::text ~* ${pattern}
    `.execute(db)
    if (rows[0]!.hits > 0) found[`${column.table}.${column.column}`] = rows[0]!.hits
  }
  return found
}

/** One statement per table, so that each row is written once. `among`: condition for the rows to search. */
export async function strikeTexts(
  db: Db,
  pattern: string,
  among: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  const tables = new Map<string, Column[]>()
  for (const column of await textColumns(db)) {
    const key = `${column.schema}.${column.table}`
    tables.set(key, [...(tables.get(key) ?? []), column])
  }
  for (const columns of tables.values()) {
    const sets = columns.map((one) => sql`${sql.ref(one.column)} = ${strikenIn(one, pattern)}`)
    const hits = columns.map((one) => sql`${sql.ref(one.column)}::text ~* ${pattern}`)
    await sql`
      UPDATE ${tableOf(columns[0]!)} SET ${sql.join(sets)} WHERE ${among} AND (${sql.join(hits, sql` OR `)})
    `.execute(db)
  }
}

const tableOf = ({ schema, table }: Column) => sql.id(schema, table)

function strikenIn({ column, type }: Column, pattern: string): RawBuilder<unknown> {
  const ref = sql.ref(column)
  const replaced = sql`regexp_replace(${ref}::text, ${pattern}, ${struck}, 'gi')`
  if (type === 'json')
    return sql`CASE WHEN ${ref}::text ~* ${pattern} THEN ${replaced}::jsonb ELSE ${ref}::jsonb END`
  if (type === 'texts')
    return sql`ARRAY(SELECT regexp_replace(x, ${pattern}, ${struck}, 'gi') FROM unnest(${ref}) WITH ORDINALITY AS e (x, n) ORDER BY n)`
  return replaced
}
