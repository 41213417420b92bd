// What two accounts have to do with objects becomes what one has, when they are merged.
import { sql } from 'kysely'
import type { Db } from '../backend.ts'
import type { MovedObjects } from './movedObjects.ts'

/** Nobody is linked to an object twice: where both were, the kept link takes what it lacks. */
export async function moveObjectsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  await sql`
    UPDATE "objectAccount" kept SET
      "startDate" = coalesce(kept."startDate", gone."startDate"),
      "endDate" = coalesce(kept."endDate", gone."endDate"),
      "price" = coalesce(kept."price", gone."price"),
      "rentPaymentDay" = coalesce(kept."rentPaymentDay", gone."rentPaymentDay")
    FROM "objectAccount" gone
    WHERE kept."accountId" = ${to} AND gone."accountId" = ${from} AND gone."objectId" = kept."objectId"
      AND gone."relation" = kept."relation" AND kept."deletedOn" IS NULL AND gone."deletedOn" IS NULL
      AND coalesce(kept."startDate", gone."startDate", '-infinity') <= coalesce(kept."endDate", gone."endDate", 'infinity')
  `.execute(tx)
  await sql`
    UPDATE "objectAccount" gone SET "deletedOn" = now()
    FROM "objectAccount" kept
    WHERE kept."accountId" = ${to} AND gone."accountId" = ${from} AND gone."objectId" = kept."objectId"
      AND kept."deletedOn" IS NULL AND gone."deletedOn" IS NULL
  `.execute(tx)
  await sql`UPDATE "objectAccount" SET "accountId" = ${to} WHERE "accountId" = ${from}`.execute(tx)
}

/** Asked before a merge, so that it can be undone. */
export async function objectsToMove(tx: Db, from: number, to: number): Promise<MovedObjects> {
  const { rows } = await sql<{ endedId: number } & MovedObjects['kept'][number]>`
    SELECT gone."id" AS "endedId", kept."id", kept."startDate", kept."endDate", kept."price",
      kept."rentPaymentDay"
    FROM "objectAccount" gone
    JOIN "objectAccount" kept ON kept."objectId" = gone."objectId" AND kept."deletedOn" IS NULL
    WHERE gone."accountId" = ${from} AND kept."accountId" = ${to} AND gone."deletedOn" IS NULL
  `.execute(tx)
  return {
    ended: rows.map(({ endedId }) => endedId),
    kept: rows.map(({ endedId: _ended, ...link }) => link),
  }
}

/**
 * Undoes a move, once the links are the duplicate's again: those that had to end go on, and the kept
 * ones give back what they took from them, unless somebody has changed it since.
 */
export async function returnObjects(tx: Db, { ended, kept }: MovedObjects): Promise<void> {
  await sql`
    UPDATE "objectAccount" kept SET
      "startDate" = CASE WHEN was."startDate" IS NULL AND kept."startDate" = gone."startDate" THEN NULL ELSE kept."startDate" END,
      "endDate" = CASE WHEN was."endDate" IS NULL AND kept."endDate" = gone."endDate" THEN NULL ELSE kept."endDate" END,
      "price" = CASE WHEN was."price" IS NULL AND kept."price" = gone."price" THEN NULL ELSE kept."price" END,
      "rentPaymentDay" = CASE WHEN was."rentPaymentDay" IS NULL AND kept."rentPaymentDay" = gone."rentPaymentDay" THEN NULL ELSE kept."rentPaymentDay" END
    FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS was (
        "id" integer, "startDate" date, "endDate" date, "price" numeric, "rentPaymentDay" smallint
      )
    JOIN "objectAccount" link ON link."id" = was."id"
    JOIN "objectAccount" gone ON gone."objectId" = link."objectId" AND gone."id" = ANY(${ended})
    WHERE kept."id" = was."id"
  `.execute(tx)
  await sql`
    UPDATE "objectAccount" SET "deletedOn" = NULL, "deletedById" = NULL WHERE "id" = ANY(${ended})
  `.execute(tx)
}
