import { sql, type Transaction } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'

/** Agents know every offer but the newest, which the server announces once it has started. */
export async function announceNewest(tx: Transaction<Tables>): Promise<void> {
  await sql`UPDATE "objectOffer" SET "tellOn" = NULL`.execute(tx)
  await sql`UPDATE "objectOffer" SET "tellOn" = now() WHERE "objectId" IN (
    SELECT "objectId" FROM "objectOffer" WHERE "published" AND "service" = 1 ORDER BY "since" DESC, "objectId" LIMIT ${sql.lit(NEWS)})
  `.execute(tx)
  await sql`INSERT INTO "objectTold" ("objectId", "service", "price")
    SELECT "objectId", "service", "price" FROM "objectOffer" WHERE "tellOn" IS NULL`.execute(tx)
}

const NEWS = 2

/** Two of three open leads are assigned to the person who entered them, if still employed. */
export async function assignLeads(tx: Transaction<Tables>, today: string): Promise<void> {
  await sql`
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId")
    SELECT 'Demand', l."id", a."id" FROM "lead" l JOIN "account" a ON a."id" = l."createdById"
    WHERE l."stage" < 6 AND l."id" % 3 > 0 AND a."isEmploye" AND a."deletedOn" IS NULL
      AND (a."endDate" IS NULL OR a."endDate" >= ${today}) ORDER BY l."id"
  `.execute(tx)
}
