// The link through which portals read when an object is taken. Only a hash of its secret is stored; a new link ends the
// previous one.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { hashOf, newSecret } from '#base/session/sign-in/secrets.ts'
import { today } from '#kit/db/days.ts'
import { log } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'

/** Returns the secret. */
export async function makeCalendarLink(db: Db, objectId: number, actor: Actor): Promise<string> {
  await objectsMustExist(db, [objectId], 'id')
  const token = newSecret()
  await db.transaction().execute(async (tx) => {
    await sql`
    INSERT INTO "stayLink" ("objectId", "tokenHash", "createdById")
    VALUES (${objectId}, ${hashOf(token)}, ${actor.accountId})
    ON CONFLICT ("objectId") DO UPDATE SET "tokenHash" = excluded."tokenHash",
      "createdOn" = now(), "createdById" = excluded."createdById"
  `.execute(tx)
    await note(tx, objectId, 'makeCalendarLink', actor)
  })
  return token
}

export const revokeCalendarLink = (db: Db, objectId: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('stayLink')
      .where('objectId', '=', objectId)
      .executeTakeFirst()
    if (numDeletedRows > 0) await note(tx, objectId, 'revokeCalendarLink', actor)
  })

const note = (tx: Db, id: number, action: string, actor: Actor) =>
  log(tx, { of: { entity: 'Object' }, id, action, version: null, actor })

/** Undefined for an unknown link, and for a deleted object. */
export async function objectOfLink(
  db: Db,
  tokenHash: Buffer,
): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT o."id", coalesce(o."websiteCode", o."referenceNumber") AS "name"
    FROM "stayLink" l JOIN "object" o ON o."id" = l."objectId"
    WHERE l."tokenHash" = ${tokenHash} AND o."deletedOn" IS NULL
  `.execute(db)
  return rows[0]
}

export type TakenDays = {
  kind: 'stay' | 'block'
  id: number
  version: number
  from: string
  till: string
  modifiedOn: string
}

/**
 * Stays, and days blocked by hand. Blocks from other calendars are left out: portals would read their own stays back as new
 * ones, and two portals would copy a block from each other for ever.
 */
export async function takenDays(db: Db, objectId: number): Promise<TakenDays[]> {
  const { rows } = await sql<TakenDays>`
    SELECT 'stay' AS "kind", "id", "version", "checkIn" AS "from", "checkOut" AS "till", "modifiedOn"
    FROM "reservation"
    WHERE "objectId" = ${objectId} AND "deletedOn" IS NULL AND "reservationStage" <> ${sql.lit(stages.cancelled)}
      AND "checkOut" > ${today} - 30
    UNION ALL
    SELECT 'block', "id", "version", "from", "till", "modifiedOn" FROM "stayBlock"
    WHERE "objectId" = ${objectId} AND "deletedOn" IS NULL AND "feedId" IS NULL AND "till" > ${today} - 30
    ORDER BY "from", "id"
  `.execute(db)
  return rows
}
