// Trigger on "leadWish": keepNearOfWish. Trigger on "objectOffer": keepPathOfOffer (keepMatchPlaces.sql).
// Reads the matches of a lead or of an object. The rule is the view "match" (match.sql); what differs is from
// which side it is read, and what is shown of the other.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { openLeads } from '#features/leads/list/openLeads.store.ts'
import { objectTitle } from '#features/records/objectTitle.store.ts'
import { mustOpen } from '#features/records/records.store.ts'
import { inLanguage } from '#features/settings/selectLists.store.ts'
import type { Db } from '../backend.ts'
import { matchedServices } from './matching.contract.ts'
import type { MatchesOfLead, MatchesOfObject, MatchQuery } from './matching.contract.ts'
import { reasonsIn } from './matchReasons.store.ts'

const pageOfMatches = ({ perPage, currentPage }: MatchQuery) =>
  sql`LIMIT ${perPage} OFFSET ${perPage * (currentPage - 1)}`

/** The better one of pairs of the same two. Who asks for, or is offered for, one service has no two of these. */
const bestOf = (other: RawBuilder<unknown>, found: RawBuilder<unknown>, services: number) =>
  services > 1
    ? sql`SELECT DISTINCT ON (${other}) ${found} ORDER BY ${other}, m."fit" DESC, m."service"`
    : sql`SELECT ${found}`

/** The page of "best", numbered: what is not on it is never sorted wholly. */
const ranked = (order: RawBuilder<unknown>, query: MatchQuery) => sql`
  SELECT b.*, row_number() OVER (ORDER BY ${order}) AS "rank"
  FROM (SELECT * FROM "best" b ORDER BY ${order} ${pageOfMatches(query)}) AS b`

const service = sql`(${sql.val(matchedServices)}::text[])[m."service"]`

const pairIn = (language: string) => sql`
  ${service} AS "service", m."price", m."fit", ${reasonsIn(language)} AS "reasons"`

// All that is known of the pair "b" of the page: the many that are ranked carry no more than their rank.
const whole = (leadId: RawBuilder<unknown>, objectId: RawBuilder<unknown>) => sql`(
  SELECT * FROM "match" m WHERE m."leadId" = ${leadId} AND m."objectId" = ${objectId} AND m."service" = b."service" OFFSET 0)`

const optionText = (list: string, value: RawBuilder<unknown>, language: string) => sql`(
  SELECT ${inLanguage('text', language)} FROM "selectOption" WHERE "list" = ${sql.lit(list)} AND "value" = ${value})`

/** 404 when there is no such lead, 403 for whom may not open it. */
export async function matchesOfLead(
  db: Db,
  id: number,
  query: MatchQuery,
  actor: Actor,
): Promise<MatchesOfLead> {
  await mustOpen(db, { entity: 'Demand', id }, actor)
  const { language } = actor
  const found = sql`m."objectId" AS "id", m."service", m."fit", m."published", m."since" FROM "match" m WHERE m."leadId" = ${id}`
  const { rows: asked } = await sql`SELECT FROM "leadWish" WHERE "leadId" = ${id}`.execute(db)
  const { rows } = await sql<MatchesOfLead>`
    WITH "best" AS MATERIALIZED (${bestOf(sql`m."objectId"`, found, asked.length)}),
    "page" AS (${ranked(sql`b."fit" DESC, b."published" DESC, b."since" DESC, b."id" DESC`, query)})
    SELECT EXISTS (SELECT FROM "leadWish" WHERE "leadId" = ${id}) AS "isAsking",
      (SELECT count(*) FROM "best") AS "totalRows",
      coalesce((SELECT json_agg(to_jsonb(r.*) - 'rank' ORDER BY r."rank") FROM (
        SELECT b."rank", o."id", o."referenceNumber", ${objectTitle('o', language)} AS "title", o."area", o."bedrooms",
          coalesce(${optionText('objectSubType', sql`o."objectSubTypeId"`, language)},
            ${optionText('objectType', sql`o."subTypeObjectTypeId"`, language)}) AS "type",
          (SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = o."locationId") AS "location",
          (SELECT "systemName" FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id" AND "deletedOn" IS NULL
            AND "contentType" LIKE 'image/%' ORDER BY "position", "id" LIMIT 1) AS "picture",
          ${pairIn(language)}
        FROM "page" b JOIN "object" o ON o."id" = b."id"
        CROSS JOIN LATERAL ${whole(sql`${id}`, sql`b."id"`)} m
      ) AS r), '[]'::json) AS "items"
  `.execute(db)
  return rows[0]!
}

/** 404 when there is no such object. Leads that a person may not open are left out. */
export async function matchesOfObject(
  db: Db,
  id: number,
  query: MatchQuery,
  actor: Actor,
): Promise<MatchesOfObject> {
  await mustOpen(db, { entity: 'Object', id }, actor)
  const { language } = actor
  const open = openLeads(actor)
  const among =
    open.length === 0
      ? sql``
      : sql`AND EXISTS (SELECT FROM "lead" l WHERE l."id" = m."leadId" AND ${sql.join(open, sql` AND `)})`
  const found = sql`m."leadId" AS "id", m."service", m."fit" FROM "match" m WHERE m."objectId" = ${id} ${among}`
  const { rows: offered } = await sql`SELECT FROM "objectOffer" WHERE "objectId" = ${id}`.execute(
    db,
  )
  const { rows } = await sql<MatchesOfObject>`
    WITH "best" AS MATERIALIZED (${bestOf(sql`m."leadId"`, found, offered.length)}),
    "page" AS (${ranked(sql`b."fit" DESC, b."id" DESC`, query)})
    SELECT EXISTS (SELECT FROM "objectOffer" WHERE "objectId" = ${id}) AS "isOffered",
      (SELECT count(*) FROM "best") AS "totalRows",
      coalesce((SELECT json_agg(to_jsonb(r.*) - 'rank' ORDER BY r."rank") FROM (
        SELECT b."rank", l."id", l."accountName" AS "account", l."accountId", left(l."description", 300) AS "description",
          ${optionText('leadStage', sql`l."stage"`, language)} AS "stage",
          m."priceMin" AS "budgetMin", m."priceMax" AS "budgetMax",
          ARRAY(SELECT a."name" FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
            WHERE s."parentKind" = 'Demand' AND s."parentId" = l."id" ORDER BY a."name", a."id") AS "agents",
          ${pairIn(language)}
        FROM "page" b JOIN "lead" l ON l."id" = b."id"
        CROSS JOIN LATERAL ${whole(sql`b."id"`, sql`${id}`)} m
      ) AS r), '[]'::json) AS "items"
  `.execute(db)
  return rows[0]!
}
