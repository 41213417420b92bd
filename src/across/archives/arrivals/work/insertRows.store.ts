// Inserts rows that are as they are to be stored.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

const inserted = (table: string, columns: readonly string[], json: unknown) => {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  return sql`
    INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`
}

/** Who made a branch is an account, which needs its branch: it is filled in once both are there. */
const laterIn = (table: string) =>
  table === 'branch' ? { createdById: null, modifiedById: null, deletedById: null } : {}

export async function insertInBatches(
  tx: Db,
  table: string,
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): Promise<number> {
  let count = 0
  let analyzed = 1000
  for await (const rows of batches) {
    if (rows.length === 0) continue
    const complete = rows.map((row) => ({ ...row, ...laterIn(table) }))
    const { numAffectedRows } = await inserted(table, columns, JSON.stringify(complete)).execute(tx)
    mustBeAll(table, rows.length, numAffectedRows)
    count += rows.length
    // By the statistics of an empty table the planner reads whatever index it finds from its beginning.
    if (count < analyzed) continue
    await sql`ANALYZE ${sql.table(table)}`.execute(tx)
    analyzed = 8 * count
  }
  return count
}

/** For rows that name each other: the database looks for the named ones at the end of the statement. */
export async function insertAtOnce(
  tx: Db,
  table: string,
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): Promise<number> {
  await sql`CREATE TEMPORARY TABLE "arriving" ("rows" jsonb NOT NULL) ON COMMIT DROP`.execute(tx)
  let count = 0
  for await (const rows of batches) {
    count += rows.length
    await sql`INSERT INTO ${sql.table('arriving')} VALUES (${JSON.stringify(rows)}::jsonb)`.execute(
      tx,
    )
  }
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const { numAffectedRows } = await sql`
    INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.join(columns.map((name) => sql.ref(`row.${name}`)))} FROM "arriving"
    CROSS JOIN LATERAL jsonb_populate_recordset(NULL::${sql.table(table)}, "rows") AS "row"
  `.execute(tx)
  mustBeAll(table, count, numAffectedRows)
  await sql`ANALYZE ${sql.table(table)}`.execute(tx)
  return count
}

function mustBeAll(table: string, said: number, stored: bigint | undefined) {
  const found = Number(stored)
  if (found !== said)
    throw new ArchiveRefused(['arrival.refused.count', inTable(table, { said, found })])
}
