// Numbers of records in other systems. One of an account that was merged into another is a number of that other one.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { ImportedName } from './records.ts'

/** Which records have these numbers. */
export async function recordsNumbered(
  db: Db,
  entity: ImportedName,
  system: string,
  numbers: readonly string[],
): Promise<number[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE "now" ("id") AS (
      SELECT "entityId" FROM "numberThere"
      WHERE "system" = ${system} AND "entity" = ${entity} AND "number" = ANY (${[...numbers]}::text[])
      UNION
      SELECT a."mergedIntoId" FROM "now" JOIN "account" a ON a."id" = "now"."id"
      WHERE ${entity} = 'Account' AND a."mergedIntoId" IS NOT NULL
    )
    SELECT "id" FROM "now"
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** SQL of "has": each of these records ("id") with itself and all that were merged into it ("ownId"). */
export const withMerged = (
  entity: ImportedName,
  ids: readonly number[],
) => sql`"has" ("id", "ownId") AS (
  SELECT "id", "id" FROM unnest(${[...ids]}::integer[]) AS "id"
  UNION ALL
  SELECT "has"."id", a."id" FROM "has" JOIN "account" a ON a."mergedIntoId" = "has"."ownId" WHERE ${entity} = 'Account'
)`

/** All numbers of these records, in any system. */
export async function numbersOf(
  db: Db,
  entity: ImportedName,
  ids: readonly number[],
): Promise<{ id: number; system: string; number: string }[]> {
  const { rows } = await sql<{ id: number; system: string; number: string }>`
    WITH RECURSIVE ${withMerged(entity, ids)}
    SELECT "has"."id", n."system", n."number"
    FROM "has" JOIN "numberThere" n ON n."entity" = ${entity} AND n."entityId" = "has"."ownId"
    ORDER BY n."system", n."number"
  `.execute(db)
  return rows
}
