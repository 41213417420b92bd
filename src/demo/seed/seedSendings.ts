// Some clients agreed to mailings and get automatic mails about new matches: two in three daily, the others weekly.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'

export async function seedSendings(db: Kysely<Tables>): Promise<void> {
  await sql`
    WITH "sent" AS (
      UPDATE "lead" l SET "sendMatches" = CASE WHEN l."id" % 3 = 0 THEN 3 ELSE 2 END
      FROM "account" a, "selectOption" o
      WHERE l."id" % 20 = 7 AND l."deletedOn" IS NULL AND (l."forPurchase" OR l."forRent" OR l."forShortRent")
        AND o."list" = 'leadStage' AND o."value" = l."stage" AND NOT o."closed"
        AND a."id" = l."accountId" AND a."email" <> '' AND a."deletedOn" IS NULL
      RETURNING l."accountId", l."startDate"
    )
    UPDATE "account" a SET "consentOn" = (SELECT min(s."startDate") FROM "sent" s WHERE s."accountId" = a."id")
    WHERE a."id" IN (SELECT "accountId" FROM "sent")
  `.execute(db)
}
