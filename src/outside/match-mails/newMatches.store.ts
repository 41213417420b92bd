// Finds new matches for the client of a lead: fitting properties that became public after the mails were switched on, and those
// whose price was lowered. Excludes what was already sent at this price or a lower one, and what the client disliked.
import { sql } from 'kysely'
import type { Language } from '#kit/i18n/languages.ts'
import { objectName } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** Services: 1 purchase, 2 rent, 3 short rent. `before`: the previous, higher price. */
export type NewOffer = { service: number; price: number; before: number | null }
export type NewMatch = { id: number; name: string; offers: NewOffer[] }

type MatchQuery = { leadId: number; since: string; language: Language; most: number }

/** The best `most` matches first. Offers that changed in the last ten minutes wait for the next run. */
export async function newMatches(
  db: Db,
  { leadId, since, language, most }: MatchQuery,
): Promise<NewMatch[]> {
  const { rows } = await sql<NewMatch>`
    WITH "changed" AS MATERIALIZED (
      SELECT "objectId", "service" FROM "offerHistory" WHERE "since" > ${since}
      GROUP BY "objectId", "service" HAVING max("since") <= now() - interval '10 minutes'
    ), "chosen" AS MATERIALIZED (
      SELECT "objectId", NULL AS "mark" FROM "leadObject" WHERE "leadId" = ${leadId}
      UNION ALL
      SELECT c."objectId", c."mark" FROM "selection" s JOIN "selectionObject" c ON c."selectionId" = s."id"
      WHERE s."leadId" = ${leadId} AND s."deletedOn" IS NULL
    ), "fitting" AS (
      SELECT o."objectId", o."service", o."price", o."since", "matchIsOpen"(w, o) AS "isOpen", "matchFit"(w, o) AS "fit",
        coalesce(t."price", h."price") AS "before",
        t."price" IS NULL AND h."price" IS NULL AND NOT EXISTS (
          SELECT FROM "chosen" c WHERE c."objectId" = o."objectId") AS "isNew"
      FROM "changed" e
      JOIN "objectOffer" o ON o."objectId" = e."objectId" AND o."service" = e."service" AND o."published"
      JOIN "leadWish" w ON w."leadId" = ${leadId} AND "matchPrice"(w, o) AND "matchKind"(w, o)
      LEFT JOIN "matchSent" t ON t."leadId" = ${leadId} AND t."objectId" = o."objectId" AND t."service" = o."service"
      LEFT JOIN LATERAL (
        SELECT p."price" FROM "offerHistory" p
        WHERE p."objectId" = o."objectId" AND p."service" = o."service" AND p."since" <= ${since}
        ORDER BY p."since" DESC LIMIT 1
      ) h ON true
      WHERE NOT EXISTS (SELECT FROM "chosen" c WHERE c."objectId" = o."objectId" AND c."mark" = 'dislike')
    ), "best" AS (
      SELECT f."objectId", bool_and(f."isOpen") AS "isOpen", max(f."fit") AS "fit", max(f."since") AS "since",
        json_agg(json_build_object('service', f."service", 'price', f."price", 'before', f."before") ORDER BY f."service") AS "offers"
      FROM "fitting" f WHERE f."isNew" OR f."price" < f."before"
      GROUP BY f."objectId"
      ORDER BY "isOpen", "fit" DESC, "since" DESC, "objectId" DESC LIMIT ${most}
    )
    SELECT b."objectId" AS "id", ${objectName('o', language)} AS "name", b."offers"
    FROM "best" b JOIN "object" o ON o."id" = b."objectId"
    ORDER BY b."isOpen", b."fit" DESC, b."since" DESC, b."objectId" DESC
  `.execute(db)
  return rows
}

/** These are not sent again unless their price drops. */
export async function noteSentMatches(
  tx: Db,
  leadId: number,
  matches: readonly NewMatch[],
): Promise<void> {
  const sent = matches.flatMap(({ id, offers }) =>
    offers.map(({ service, price }) => ({ objectId: id, service, price })),
  )
  await sql`
    INSERT INTO "matchSent" AS t ("leadId", "objectId", "service", "price")
    SELECT ${leadId}::integer, "objectId", "service", "price"
    FROM jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) AS s ("objectId" integer, "service" smallint, "price" numeric)
    ON CONFLICT ("leadId", "objectId", "service") DO UPDATE SET "price" = least(t."price", EXCLUDED."price"), "sentOn" = now()
  `.execute(tx)
}
