import { sql } from 'kysely'
import type { Db } from '../backend.ts'

/** Who looked after an account, and whom it looked after, goes to another account. */
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
