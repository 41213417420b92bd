// What leads ask for and what is offered, told from all rows at once: a trigger for each would take far longer.

import { sql, type Transaction } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'

/** Does `work` without the triggers that keep what leads and objects are matched by. */
export async function matchedAfterwards(
  tx: Transaction<Tables>,
  work: () => Promise<void>,
): Promise<void> {
  await sql`ALTER TABLE "lead" DISABLE TRIGGER "keepWishes"`.execute(tx)
  await sql`ALTER TABLE "object" DISABLE TRIGGER "keepOffers"`.execute(tx)
  await work()
  await sql`ALTER TABLE "lead" ENABLE TRIGGER "keepWishes"`.execute(tx)
  await sql`ALTER TABLE "object" ENABLE TRIGGER "keepOffers"`.execute(tx)
  await sql`SELECT "keepWishesOf"(ARRAY(SELECT "id" FROM "lead"))`.execute(tx)
  await sql`SELECT "keepOffersOf"(ARRAY(SELECT "id" FROM "object"))`.execute(tx)
  // Agents know of all that is there but for the newest, of which they are told when the server has started.
  await sql`UPDATE "objectOffer" SET "tellOn" = NULL`.execute(tx)
  await sql`UPDATE "objectOffer" SET "tellOn" = now() WHERE "objectId" IN (
    SELECT "objectId" FROM "objectOffer" WHERE "published" AND "service" = 1 ORDER BY "since" DESC, "objectId" LIMIT ${sql.lit(NEWS)})
  `.execute(tx)
  await sql`INSERT INTO "objectTold" ("objectId", "service", "price")
    SELECT "objectId", "service", "price" FROM "objectOffer" WHERE "tellOn" IS NULL`.execute(tx)
}

const NEWS = 2

/** Of the open leads two of three are looked after by who entered them and still works here. */
export async function assignLeads(tx: Transaction<Tables>, today: string): Promise<void> {
  await sql`
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId")
    SELECT 'Demand', l."id", a."id" FROM "lead" l JOIN "account" a ON a."id" = l."createdById"
    WHERE l."stage" < 6 AND l."id" % 3 > 0 AND a."isEmploye" AND a."deletedOn" IS NULL
      AND (a."endDate" IS NULL OR a."endDate" >= ${today}) ORDER BY l."id"
  `.execute(tx)
}
