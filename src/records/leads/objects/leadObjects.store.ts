// The objects that a lead is about, in the order in which they were added.
// Trigger on "leadObject": usedObjectIsNotBlank (blankObjects.sql).
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** The numbers of those that are there; of a deleted one its place is kept for when it comes back. */
export async function objectsOf(tx: Db, leadId: number): Promise<number[]> {
  const { rows } = await sql<{ objectId: number }>`
    SELECT "of"."objectId" FROM "leadObject" "of"
    JOIN "object" o ON o."id" = "of"."objectId" AND o."deletedOn" IS NULL
    WHERE "of"."leadId" = ${leadId} ORDER BY "of"."position", "of"."objectId"
  `.execute(tx)
  return rows.map(({ objectId }) => objectId)
}

/** 400 for an object twice, and for one that is not there. */
export async function mustBeObjects(tx: Db, objects: readonly number[]): Promise<void> {
  if (new Set(objects).size < objects.length) throw badInput({ objects: ['lead.objectTwice'] })
  await objectsMustExist(tx, objects, 'objects')
}

/** These from now on, in this order. Deleted ones stay linked. */
export async function writeObjects(
  tx: Db,
  leadId: number,
  objects: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM "leadObject" "of" USING "object" o
    WHERE "of"."leadId" = ${leadId} AND o."id" = "of"."objectId" AND o."deletedOn" IS NULL
      AND "of"."objectId" <> ALL(${objects})
  `.execute(tx)
  await sql`
    INSERT INTO "leadObject" ("leadId", "objectId", "position")
    SELECT ${leadId}, "id", "position" FROM unnest(${objects}::integer[]) WITH ORDINALITY AS "wanted" ("id", "position")
    ON CONFLICT ("leadId", "objectId") DO UPDATE SET "position" = EXCLUDED."position"
  `.execute(tx)
}
