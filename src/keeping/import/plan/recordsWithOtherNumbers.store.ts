// Numbers of records in other systems. The number of a merged record also identifies the one it was merged into.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { Values } from '../entities/importedEntity.ts'
import type { ImportedName } from '../composites.contract.ts'

/** The records with these numbers. */
export async function recordsWithOtherNumbers(
  db: Db,
  entity: ImportedName,
  system: string,
  numbers: readonly string[],
): Promise<number[]> {
  if (numbers.length === 0) return []
  const { of, canBeMerged } = entities[entity]
  const into = sql`
      UNION
      SELECT m."mergedIntoId" FROM "now" JOIN ${sql.table(of.table)} m ON m."id" = "now"."id" AND m."mergedIntoId" IS NOT NULL`
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE "now" ("id") AS (
      SELECT "entityId" FROM "numberThere"
      WHERE "system" = ${system} AND "entity" = ${entity} AND "number" = ANY (${[...numbers]}::text[])
      ${canBeMerged ? into : sql``}
    )
    SELECT DISTINCT "id" FROM "now"
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** SQL for "has": each of these records ("id") with itself and all records merged into it ("ownId"). */
export function withMerged(entity: ImportedName, ids: readonly number[]) {
  const { of, canBeMerged } = entities[entity]
  const merged = sql`
    UNION ALL
    SELECT "has"."id", m."id" FROM "has" JOIN ${sql.table(of.table)} m ON m."mergedIntoId" = "has"."ownId"`
  return sql`"has" ("id", "ownId") AS (
    SELECT "id", "id" FROM unnest(${[...ids]}::integer[]) AS "id" ${canBeMerged ? merged : sql``}
  )`
}

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

/** The values of all records that were merged into these, with the one that remains. */
export async function mergedInto(
  db: Db,
  entity: ImportedName,
  ids: readonly number[],
): Promise<{ id: number; values: Values }[]> {
  const { of, canBeMerged } = entities[entity]
  if (!canBeMerged) return []
  const { rows } = await sql<{ id: number; values: Values }>`
    WITH RECURSIVE ${withMerged(entity, ids)}
    SELECT "has"."id", to_jsonb(m) AS "values" FROM "has" JOIN ${sql.table(of.table)} m ON m."id" = "has"."ownId"
    WHERE "has"."id" <> "has"."ownId"
  `.execute(db)
  return rows
}
