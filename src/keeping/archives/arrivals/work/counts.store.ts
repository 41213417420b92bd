// Compares the row counts of tables with the number of imported rows.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

/** SQL for the ids of the rows that an arrival inserted. */
export const insertedIds = (arrivalId: number, table: string) => sql`
  SELECT "here" FROM "arrivalNumber"
  WHERE "arrivalId" = ${arrivalId} AND "table" = ${table} AND "how" = 'came'`

/** SQL condition: the row with this id was not inserted by the arrival. A list of a million ids would not fit into memory. */
export const isNotInserted = (
  arrivalId: number,
  table: string,
  id: string,
) => sql<boolean>`NOT EXISTS (
  SELECT FROM "arrivalNumber" "came" WHERE "came"."arrivalId" = ${arrivalId} AND "came"."table" = ${table}
    AND "came"."how" = 'came' AND "came"."here" = ${sql.ref(id)})`

/** Throws ArchiveRefused if a table did not gain as many rows as were imported. */
export async function countsMustMatch(
  tx: Db,
  arrivalId: number,
  came: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [table, said] of came) {
    const { rows } = await sql<{ found: number }>`
      SELECT count(*)::float8 AS "found" FROM ${sql.table(table)} WHERE "id" IN (${insertedIds(arrivalId, table)})
    `.execute(tx)
    const { found } = rows[0]!
    if (found !== said)
      throw new ArchiveRefused(['arrival.refused.count', inTable(table, { said, found })])
  }
}
