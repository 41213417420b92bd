// Records in our own exports, by their numbers.
import { sql } from 'kysely'
import { timeZone } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { RecordWithKeys } from '../entities/importedEntity.ts'
import type { ImportedName } from '../composites.contract.ts'
import { ownCreationKey, ownNumberKey } from './records.ts'

/** The records that these keys may mean; of merged ones those that remain. */
export async function recordsWithOwnKeys(
  db: Db,
  entity: ImportedName,
  keys: readonly string[],
): Promise<number[]> {
  const numbers = keys.flatMap((key) => (key.startsWith('k:') ? key.slice(2) : []))
  if (numbers.length === 0) return []
  const { of, canBeMerged, hasShownNumber } = entities[entity]
  const ids = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number)
  const shown =
    hasShownNumber &&
    sql`UNION SELECT "id" FROM ${sql.table(of.table)} WHERE ${hasShownNumber(numbers)}`
  const into = sql`
    UNION SELECT m."mergedIntoId" FROM "now" JOIN ${sql.table(of.table)} m USING ("id") WHERE m."mergedIntoId" IS NOT NULL`
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE "now" ("id") AS (
      SELECT unnest(${ids}::integer[])
      ${shown ?? sql``}
      ${canBeMerged ? into : sql``}
    )
    SELECT DISTINCT "id" FROM "now"
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** In most of these minutes a record was added here: a list says no more of which ones it has. */
export async function areMostCreatedHere(
  db: Db,
  entity: ImportedName,
  moments: readonly string[],
): Promise<boolean> {
  const minutes = [...new Set(moments)].map((key) => key.slice(2))
  const { rows } = await sql<{ here: number }>`
    SELECT count(*)::integer AS "here"
    FROM (SELECT "minute"::timestamp AT TIME ZONE ${timeZone} AS "from" FROM unnest(${minutes}::text[]) AS "minute") "asked"
    WHERE EXISTS (
      SELECT FROM ${sql.table(entities[entity].of.table)} r
      WHERE r."deletedOn" IS NULL AND r."createdOn" >= "from" AND r."createdOn" < "from" + interval '1 minute'
    )
  `.execute(db)
  return rows[0]!.here * 2 > minutes.length
}

/** What our own exports say of these records. */
export async function ownKeysOf(
  db: Db,
  entity: ImportedName,
  ids: readonly number[],
): Promise<RecordWithKeys[]> {
  const { of, exportKeys } = entities[entity]
  const { rows } = await sql<{ id: number; createdOn: string }>`
    SELECT "id", to_char("createdOn" AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') AS "createdOn"
    FROM ${sql.table(of.table)} WHERE "id" = ANY (${[...ids]}::integer[])
  `.execute(db)
  const own = rows.map(({ id, createdOn }) => ({
    id,
    keys: [ownNumberKey(id), ownCreationKey(createdOn)],
  }))
  return [...own, ...((await exportKeys?.(db, ids)) ?? [])]
}
