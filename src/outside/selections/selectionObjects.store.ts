// The objects of a selection, in their order, with what the client thinks of them.
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** Those that are there; a deleted one keeps its place and its mark for when it comes back. */
export async function chosenOf(tx: Db, selectionId: number): Promise<number[]> {
  const { rows } = await sql<{ objectId: number }>`
    SELECT "of"."objectId" FROM "selectionObject" "of"
    JOIN "object" o ON o."id" = "of"."objectId" AND o."deletedOn" IS NULL
    WHERE "of"."selectionId" = ${selectionId} ORDER BY "of"."position", "of"."objectId"
  `.execute(tx)
  return rows.map(({ objectId }) => objectId)
}

/** 400 for an object twice, and for one that is not there. */
export async function mustBeChosen(tx: Db, objects: readonly number[]): Promise<void> {
  if (new Set(objects).size < objects.length) throw badInput({ objects: ['selection.objectTwice'] })
  await objectsMustExist(tx, objects, 'objects')
}

/** These from now on, in this order; what the client said of those that stay is kept. */
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
