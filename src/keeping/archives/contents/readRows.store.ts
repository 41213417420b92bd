// Reads the rows of a table as JSON from the transaction's snapshot. An SQL cursor lets other statements of the transaction
// run between two batches.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { archivedTables } from '#keeping/archived-tables/archivedTables.ts'
import type { ReadTable } from '#keeping/archived-tables/readColumns.store.ts'

const rowsAtOnce = 500

/** The records of a view; null: everything. */
export type View = { archiveId: number; table: string; kind: string } | null

/** SQL for the rows of a table that belong to the archive, in order. */
export function rowsOf(
  { name, columns, key }: ReadTable,
  view: View,
  also?: RawBuilder<boolean>,
): RawBuilder<{ line: string }> {
  const { where } = archivedTables[name]!
  const conditions = [
    ...(where ? [sql.raw<boolean>(where)] : []),
    ...(also ? [also] : []),
    ...(view ? [ofView(name, view)] : []),
  ]
  const order =
    view?.table === name
      ? sql`(SELECT "at" FROM (${chosen(view)}) "chosen" WHERE "chosen"."id" = "t"."id")`
      : sql.join(key.map((column) => sql.ref(column)))
  return sql`
    SELECT row_to_json("r")::text AS "line" FROM (
      SELECT ${sql.join(columns.map((column) => sql.ref(column.name)))} FROM ${sql.table(name)} AS "t"
      ${conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``} ORDER BY ${order}
    ) AS "r"`
}

/** SQL condition for a view's archive: the row is one of its records, or a part or file of one. */
function ofView(name: string, view: NonNullable<View>): RawBuilder<boolean> {
  const ids = sql`SELECT "id" FROM (${chosen(view)}) "chosen"`
  if (name === view.table) return sql`"id" IN (${ids})`
  if (name === 'file') return sql`"parentKind" = ${sql.lit(view.kind)} AND "parentId" IN (${ids})`
  return sql`${sql.ref(archivedTables[name]!.partOf!.column)} IN (${ids})`
}

const chosen = ({ archiveId }: NonNullable<View>) => sql`
  SELECT "w"."id", "w"."at" FROM "archive" CROSS JOIN unnest("recordIds") WITH ORDINALITY "w" ("id", "at")
  WHERE "archive"."id" = ${sql.lit(archiveId)}`

/** The tables in the archive. */
export const tablesOf = (all: readonly ReadTable[], view: View): ReadTable[] =>
  view === null
    ? [...all]
    : all.filter(
        ({ name }) =>
          name === view.table ||
          name === 'file' ||
          archivedTables[name]!.partOf?.table === view.table,
      )

export async function countRows(tx: Db, rows: RawBuilder<{ line: string }>): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::float8 AS "count" FROM (${rows}) "all"`.execute(tx)
  return counted[0]!.count
}

/** Yields batches. `name` is the cursor's name, unique within the transaction. */
export async function* batchesOf(
  tx: Db,
  name: string,
  rows: RawBuilder<{ line: string }>,
): AsyncGenerator<string[]> {
  const cursor = sql.id(name)
  await sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${rows}`.execute(tx)
  for (;;) {
    const batch = await sql<{ line: string }>`FETCH ${sql.lit(rowsAtOnce)} FROM ${cursor}`.execute(
      tx,
    )
    if (batch.rows.length > 0) yield batch.rows.map(({ line }) => line)
    if (batch.rows.length < rowsAtOnce) break
  }
  await sql`CLOSE ${cursor}`.execute(tx)
}
