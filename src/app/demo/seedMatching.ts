// What leads ask for and what is offered, told from all rows at once: a trigger for each would take far longer.

import { sql, type Transaction } from 'kysely'
import type { Tables } from '#features/tables.ts'

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
  // Agents know of all that is there.
  await sql`INSERT INTO "objectTold" ("objectId", "service", "price")
    SELECT "objectId", "service", "price" FROM "objectOffer"`.execute(tx)
  await sql`UPDATE "objectOffer" SET "tellOn" = NULL`.execute(tx)
}
