// The objects of a lead, in order.
// Trigger on "leadObject": usedObjectIsNotBlank clears "isBlank" of the object (blankObjects.sql).
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** The ids of the objects that are not deleted. Deleted ones stay linked, and are back once restored. */
export async function objectsOf(tx: Db, leadId: number): Promise<number[]> {
  const { rows } = await sql<{ objectId: number }>`
    SELECT "of"."objectId" FROM "leadObject" "of"
    JOIN "object" o ON o."id" = "of"."objectId" AND o."deletedOn" IS NULL
    WHERE "of"."leadId" = ${leadId} ORDER BY "of"."position", "of"."objectId"
  `.execute(tx)
  return rows.map(({ objectId }) => objectId)
}

/** 400 for an object that is listed twice or does not exist. */
export async function mustBeObjects(tx: Db, objects: readonly number[]): Promise<void> {
  if (new Set(objects).size < objects.length) throw badInput({ objects: ['lead.objectTwice'] })
  await objectsMustExist(tx, objects, 'objects')
}

/** Sets the objects of a lead, in order. Links to deleted objects stay. */
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
