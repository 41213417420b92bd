import { sql, type Transaction } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'

/** Agents have been notified of every offer but the newest, which the server announces after its start. */
export async function announceNewest(tx: Transaction<Tables>): Promise<void> {
  await sql`UPDATE "objectOffer" SET "tellOn" = NULL`.execute(tx)
  await sql`UPDATE "objectOffer" SET "tellOn" = now() WHERE "objectId" IN (
    SELECT "objectId" FROM "objectOffer" WHERE "published" AND "service" = 1 ORDER BY "since" DESC, "objectId" LIMIT ${sql.lit(NEWS)})
  `.execute(tx)
  await sql`INSERT INTO "objectTold" ("objectId", "service", "price")
    SELECT "objectId", "service", "price" FROM "objectOffer" WHERE "tellOn" IS NULL`.execute(tx)
}

const NEWS = 2

/**
 * Leads are assigned to their authors; those of former employees are distributed among the others. A few of the open ones are
 * unassigned.
 */
export async function assignLeads(tx: Transaction<Tables>, today: string): Promise<void> {
  await sql`
    WITH "staff" AS (
      SELECT a."id", row_number() OVER (ORDER BY a."id") - 1 AS "turn", count(*) OVER () AS "all" FROM "account" a
      WHERE a."isEmploye" AND a."deletedOn" IS NULL AND (a."endDate" IS NULL OR a."endDate" >= ${today})
    )
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId")
    SELECT 'Demand', l."id", coalesce(
      (SELECT "id" FROM "staff" WHERE "id" = l."createdById"),
      (SELECT "id" FROM "staff" WHERE "turn" = l."id" % "all"))
    FROM "lead" l WHERE l."stage" >= 6 OR l."id" % 40 > 0 ORDER BY l."id"
  `.execute(tx)
}
