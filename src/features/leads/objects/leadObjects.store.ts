// The objects that a lead is about, in the order in which they were added.
// Trigger on "leadObject": usedObjectIsNotBlank (blankObjects.sql).
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { objectsMustExist } from '#features/records/chosenRecords.store.ts'
import { allowed, asSql } from '#features/records/recordRules.store.ts'
import { titleOf } from '#features/records/recordTitles.store.ts'
import type { Db } from '../../backend.ts'

export const mayOpenAllLeads = (actor: Actor): boolean => allowed('open', 'Demand', actor) === true

/** SQL for the leads of the object "o" that a person may open, the newest first. */
export const leadsOfObject = (actor: Actor) => sql`coalesce((
  SELECT json_agg(json_build_object('id', "Demand"."id", 'descr', coalesce(${titleOf('Demand', actor.language)}, ''))
    ORDER BY "Demand"."id" DESC)
  FROM "leadObject" "of" JOIN "lead" "Demand" ON "Demand"."id" = "of"."leadId" AND "Demand"."deletedOn" IS NULL
  WHERE "of"."objectId" = o."id" AND ${asSql(allowed('open', 'Demand', actor))}
), '[]'::json)`

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
