import { sql } from 'kysely'
import type { Db } from '../backend.ts'

/** Activities about an account, assigned to it or written by it become another account's. */
export async function moveActivitiesOfAccount(tx: Db, from: number, to: number): Promise<void> {
  // Linked to both: one link stays, at the better of the two places.
  await sql`
    UPDATE "activityLink" kept SET "position" = least(kept."position", gone."position")
    FROM "activityLink" gone
    WHERE gone."entity" = 'Account' AND gone."entityId" = ${from}
      AND kept."entity" = 'Account' AND kept."entityId" = ${to} AND kept."activityId" = gone."activityId"
  `.execute(tx)
  await sql`
    WITH gone AS (
      DELETE FROM "activityLink" WHERE "entity" = 'Account' AND "entityId" = ${from}
      RETURNING "activityId", "entity", "position"
    )
    INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position")
    SELECT "activityId", "entity", ${to}, "position" FROM gone
    ON CONFLICT DO NOTHING
  `.execute(tx)
  await sql`
    WITH gone AS (DELETE FROM "activityAssigned" WHERE "accountId" = ${from} RETURNING "activityId")
    INSERT INTO "activityAssigned" ("activityId", "accountId")
    SELECT "activityId", ${to} FROM gone
    ON CONFLICT DO NOTHING
  `.execute(tx)
  for (const column of ['createdById', 'modifiedById', 'deletedById']) {
    await sql`UPDATE "activity" SET ${sql.ref(column)} = ${to} WHERE ${sql.ref(column)} = ${from}`.execute(
      tx,
    )
  }
}
