// What two accounts have to do with objects becomes what one has, when they are merged.
import { sql } from 'kysely'
import type { Db } from '../backend.ts'

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
