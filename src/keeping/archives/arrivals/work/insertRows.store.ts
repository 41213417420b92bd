// Inserts rows that are already mapped.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { ArrivingTable } from '../contents/arrivingTables.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

const inserted = (table: string, columns: readonly string[], json: unknown) => {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  return sql`
    INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`
}

/** The creator of a branch is an account, which itself needs a branch: filled in once both exist. */
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
    mustBeAll(table, rows.length, Number(numAffectedRows))
    count += rows.length
    // With the statistics of an empty table, the planner would scan a whole index.
    if (count < analyzed) continue
    await sql`ANALYZE ${sql.table(table)}`.execute(tx)
    analyzed = 8 * count
  }
  return count
}

/**
 * For rows that refer to each other: first all referenced rows in one statement, since the database checks references at its
 * end, then the others.
 */
export async function insertNamedFirst(
  tx: Db,
  { name: table, columns: all }: ArrivingTable,
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): Promise<number> {
  const ofSelf = all.filter(({ name, target }) => target === table && name !== 'id')
  await sql`
    CREATE TEMPORARY TABLE "arriving" ("id" integer NOT NULL, "row" jsonb NOT NULL, "isNamed" boolean NOT NULL DEFAULT false)
    ON COMMIT DROP`.execute(tx)
  let count = 0
  for await (const rows of batches) {
    count += rows.length
    await sql`
      INSERT INTO ${sql.table('arriving')} ("id", "row")
      SELECT ("row"->>'id')::integer, "row" FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS "row"`.execute(
      tx,
    )
  }
  await sql`CREATE INDEX ON "arriving" ("id")`.execute(tx)
  await sql`ANALYZE "arriving"`.execute(tx)
  for (const { name } of ofSelf)
    await sql`
      UPDATE ${sql.table('arriving')} SET "isNamed" = true WHERE NOT "isNamed" AND "id" IN (
        SELECT DISTINCT ("row"->>${name})::integer FROM "arriving" WHERE "row"->>${name} IS NOT NULL)`.execute(
      tx,
    )
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const insert = async (which: RawBuilder<unknown>) => {
    const { numAffectedRows } = await sql`
      INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
      SELECT ${sql.join(columns.map((name) => sql.ref(`one.${name}`)))} FROM (
        SELECT "row" FROM "arriving" WHERE ${which}
      ) AS "these" CROSS JOIN LATERAL jsonb_populate_record(NULL::${sql.table(table)}, "row") AS "one"
    `.execute(tx)
    return Number(numAffectedRows)
  }
  let found = await insert(sql`"isNamed"`)
  await sql`ANALYZE ${sql.table(table)}`.execute(tx)
  for (let after: number | null = 0; after !== null;) {
    const last = await lastOf(tx, after)
    if (last !== null)
      found += await insert(sql`NOT "isNamed" AND "id" > ${after} AND "id" <= ${last}`)
    after = last
  }
  await sql`ANALYZE ${sql.table(table)}`.execute(tx)
  mustBeAll(table, count, found)
  return count
}

/** The last id of the next thousand rows. */
async function lastOf(tx: Db, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT max("id") AS "last" FROM (
      SELECT "id" FROM "arriving" WHERE NOT "isNamed" AND "id" > ${after} ORDER BY "id" LIMIT ${atOnce}) AS "next"`.execute(
    tx,
  )
  return rows[0]!.last
}

const atOnce = 1000

function mustBeAll(table: string, said: number, found: number) {
  if (found !== said)
    throw new ArchiveRefused(['arrival.refused.count', inTable(table, { said, found })])
}
