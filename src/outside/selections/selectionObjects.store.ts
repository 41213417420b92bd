// The objects of a selection, in order, with the client's marks.
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** Without deleted objects, which keep their position and mark until they are restored. */
export async function chosenOf(tx: Db, selectionId: number): Promise<number[]> {
  const { rows } = await sql<{ objectId: number }>`
    SELECT "of"."objectId" FROM "selectionObject" "of"
    JOIN "object" o ON o."id" = "of"."objectId" AND o."deletedOn" IS NULL
    WHERE "of"."selectionId" = ${selectionId} ORDER BY "of"."position", "of"."objectId"
  `.execute(tx)
  return rows.map(({ objectId }) => objectId)
}

/** 400 for an object that is listed twice or does not exist. */
export async function mustBeChosen(tx: Db, objects: readonly number[]): Promise<void> {
  if (new Set(objects).size < objects.length) throw badInput({ objects: ['selection.objectTwice'] })
  await objectsMustExist(tx, objects, 'objects')
}

/** Replaces the objects and their order. Objects that stay keep the client's marks. */
export async function writeChosen(
  tx: Db,
  selectionId: number,
  objects: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM "selectionObject" "of" USING "object" o
    WHERE "of"."selectionId" = ${selectionId} AND o."id" = "of"."objectId" AND o."deletedOn" IS NULL
      AND "of"."objectId" <> ALL(${objects})
  `.execute(tx)
  await sql`
    INSERT INTO "selectionObject" ("selectionId", "objectId", "position")
    SELECT ${selectionId}::integer, "id", "position" FROM unnest(${objects}::integer[]) WITH ORDINALITY AS "wanted" ("id", "position")
    ON CONFLICT ("selectionId", "objectId") DO UPDATE SET "position" = EXCLUDED."position"
  `.execute(tx)
}
