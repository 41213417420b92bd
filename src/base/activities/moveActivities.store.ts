import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { MovedActivities } from './movedActivities.ts'

/** Moves activities that are linked to, assigned to or created by an account to another account. */
export async function moveActivitiesOfAccount(tx: Db, from: number, to: number): Promise<void> {
  // Where both accounts are linked, one link stays, at the first of the two positions.
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

/** Read before a merge, so that it can be undone. */
export async function activitiesToMove(tx: Db, from: number, to: number): Promise<MovedActivities> {
  const linkedTo = (id: number) =>
    sql`SELECT "activityId" FROM "activityLink" WHERE "entity" = 'Account' AND "entityId" = ${id}`
  const assignedTo = (id: number) =>
    sql`SELECT "activityId" FROM "activityAssigned" WHERE "accountId" = ${id}`
  const { rows } = await sql<MovedActivities>`
    SELECT ARRAY(${linkedTo(from)}) AS "linked",
      ARRAY(${linkedTo(from)} INTERSECT ${linkedTo(to)}) AS "linkedToBoth",
      coalesce((
        SELECT json_agg(json_build_object('activityId', gone."activityId", 'kept', kept."position", 'gone', gone."position"))
        FROM "activityLink" gone
        JOIN "activityLink" kept ON kept."activityId" = gone."activityId" AND kept."entity" = 'Account'
          AND kept."entityId" = ${to}
        WHERE gone."entity" = 'Account' AND gone."entityId" = ${from}
      ), '[]') AS "places",
      ARRAY(${assignedTo(from)}) AS "assigned",
      ARRAY(${assignedTo(from)} INTERSECT ${assignedTo(to)}) AS "assignedToBoth"
  `.execute(tx)
  return rows[0]!
}

/** Undoes a move, except for activities that were unlinked or reassigned since. */
export async function returnActivities(
  tx: Db,
  moved: MovedActivities,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position")
    SELECT "activityId", "entity", ${to}, "position" FROM "activityLink"
    WHERE "entity" = 'Account' AND "entityId" = ${from} AND "activityId" = ANY(${moved.linked})
    ON CONFLICT DO NOTHING
  `.execute(tx)
  await sql`
    UPDATE "activityLink" link SET "position" = CASE link."entityId" WHEN ${from} THEN was."kept" ELSE was."gone" END
    FROM jsonb_to_recordset(${JSON.stringify(moved.places ?? [])}::jsonb) AS was (
      "activityId" integer, "kept" integer, "gone" integer
    )
    WHERE link."activityId" = was."activityId" AND link."entity" = 'Account' AND link."entityId" IN (${from}, ${to})
      AND link."position" = least(was."kept", was."gone")
  `.execute(tx)
  await sql`
    DELETE FROM "activityLink"
    WHERE "entity" = 'Account' AND "entityId" = ${from} AND "activityId" = ANY(${moved.linked})
      AND NOT "activityId" = ANY(${moved.linkedToBoth})
  `.execute(tx)
  await sql`
    INSERT INTO "activityAssigned" ("activityId", "accountId")
    SELECT "activityId", ${to} FROM "activityAssigned"
    WHERE "accountId" = ${from} AND "activityId" = ANY(${moved.assigned})
    ON CONFLICT DO NOTHING
  `.execute(tx)
  await sql`
    DELETE FROM "activityAssigned"
    WHERE "accountId" = ${from} AND "activityId" = ANY(${moved.assigned})
      AND NOT "activityId" = ANY(${moved.assignedToBoth})
  `.execute(tx)
}
