import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { MovedAssignment } from './movedAssignment.ts'

/** Moves assignments to and of an account to another account. */
export async function moveAssignmentsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM "assignment"
      WHERE ("parentKind" = 'Account' AND "parentId" = ${from}) OR "accountId" = ${from}
      RETURNING "parentKind", "parentId", "accountId", "createdOn", "createdById"
    )
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId", "createdOn", "createdById")
    SELECT "parentKind",
      CASE WHEN "parentKind" = 'Account' AND "parentId" = ${from} THEN ${to} ELSE "parentId" END,
      CASE WHEN "accountId" = ${from} THEN ${to} ELSE "accountId" END,
      "createdOn", "createdById"
    FROM gone
    ON CONFLICT DO NOTHING
  `.execute(tx)
  await sql`UPDATE "assignment" SET "createdById" = ${to} WHERE "createdById" = ${from}`.execute(tx)
}

// Parent and person of an assignment after the move.
const afterMove = (from: number, to: number) => ({
  parentId: sql`CASE WHEN a."parentKind" = 'Account' AND a."parentId" = ${from}::integer
    THEN ${to}::integer ELSE a."parentId" END`,
  accountId: sql`CASE WHEN a."accountId" = ${from}::integer THEN ${to}::integer ELSE a."accountId" END`,
})

/** Read before a merge, so that it can be undone. */
export async function assignmentsToMove(
  tx: Db,
  from: number,
  to: number,
): Promise<MovedAssignment[]> {
  const after = afterMove(from, to)
  const { rows } = await sql<MovedAssignment>`
    SELECT a."parentKind", a."parentId", a."accountId", a."createdOn"::text, a."createdById",
      EXISTS (
        SELECT FROM "assignment" other
        WHERE other."parentKind" = a."parentKind" AND other."parentId" = ${after.parentId}
          AND other."accountId" = ${after.accountId}
      ) AS "keptHad"
    FROM "assignment" a
    WHERE (a."parentKind" = 'Account' AND a."parentId" = ${from}) OR a."accountId" = ${from}
      OR a."createdById" = ${from}
  `.execute(tx)
  return rows
}

/** Undoes a move. Assignments removed since stay removed. */
export async function returnAssignments(
  tx: Db,
  moved: readonly MovedAssignment[],
  from: number,
  to: number,
): Promise<void> {
  if (moved.length === 0) return
  const after = afterMove(to, from)
  const was = sql`
    SELECT a.*, ${after.parentId} AS "nowParentId", ${after.accountId} AS "nowAccountId"
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS a (
      "parentKind" text, "parentId" integer, "accountId" integer, "createdOn" timestamptz,
      "createdById" integer, "keptHad" boolean
    )`
  await sql`
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId", "createdOn", "createdById")
    SELECT was."parentKind", was."parentId", was."accountId",
      coalesce(was."createdOn", now."createdOn"), was."createdById"
    FROM (${was}) was
    JOIN "assignment" now ON now."parentKind" = was."parentKind"
      AND now."parentId" = was."nowParentId" AND now."accountId" = was."nowAccountId"
    ON CONFLICT ("parentKind", "parentId", "accountId")
      DO UPDATE SET "createdById" = excluded."createdById"
  `.execute(tx)
  await sql`
    DELETE FROM "assignment" now USING (${was}) was
    WHERE now."parentKind" = was."parentKind" AND now."parentId" = was."nowParentId"
      AND now."accountId" = was."nowAccountId" AND NOT was."keptHad"
      AND (was."nowParentId", was."nowAccountId") <> (was."parentId", was."accountId")
  `.execute(tx)
}
