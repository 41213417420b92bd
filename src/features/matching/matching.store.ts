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

const service = sql`(${sql.val(matchedServices)}::text[])[m."service"]`

const pairIn = (language: string) => sql`
  ${service} AS "service", m."price", m."fit", ${reasonsIn(language)} AS "reasons"`

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
  const order = sql`m."fit" DESC, m."published" DESC, m."since" DESC, m."objectId" DESC`
  const { rows } = await sql<MatchesOfLead>`
    WITH "best" AS MATERIALIZED (
      SELECT DISTINCT ON (m."objectId") m.* FROM "match" m WHERE m."leadId" = ${id}
      ORDER BY m."objectId", m."fit" DESC, m."service"
    ), "page" AS (
      SELECT m.*, row_number() OVER (ORDER BY ${order}) AS "rank" FROM "best" m ORDER BY ${order} ${pageOfMatches(query)}
    )
    SELECT EXISTS (SELECT FROM "leadWish" WHERE "leadId" = ${id}) AS "isAsking",
      (SELECT count(*) FROM "best") AS "totalRows",
      coalesce((SELECT json_agg(to_jsonb(r.*) - 'rank' ORDER BY r."rank") FROM (
        SELECT m."rank", o."id", o."referenceNumber", ${objectTitle('o', language)} AS "title", o."area", o."bedrooms",
          coalesce(${optionText('objectSubType', sql`o."objectSubTypeId"`, language)},
            ${optionText('objectType', sql`o."subTypeObjectTypeId"`, language)}) AS "type",
          (SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = o."locationId") AS "location",
          (SELECT "systemName" FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id" AND "deletedOn" IS NULL
            AND "contentType" LIKE 'image/%' ORDER BY "position", "id" LIMIT 1) AS "picture",
          ${pairIn(language)}
        FROM "page" m JOIN "object" o ON o."id" = m."objectId"
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
  const order = sql`m."fit" DESC, m."leadId" DESC`
  const { rows } = await sql<MatchesOfObject>`
    WITH "best" AS MATERIALIZED (
      SELECT DISTINCT ON (m."leadId") m.* FROM "match" m WHERE m."objectId" = ${id} ${among}
      ORDER BY m."leadId", m."fit" DESC, m."service"
    ), "page" AS (
      SELECT m.*, row_number() OVER (ORDER BY ${order}) AS "rank" FROM "best" m ORDER BY ${order} ${pageOfMatches(query)}
    )
    SELECT EXISTS (SELECT FROM "objectOffer" WHERE "objectId" = ${id}) AS "isOffered",
      (SELECT count(*) FROM "best") AS "totalRows",
      coalesce((SELECT json_agg(to_jsonb(r.*) - 'rank' ORDER BY r."rank") FROM (
        SELECT m."rank", l."id", l."accountName" AS "account", l."accountId", left(l."description", 300) AS "description",
          ${optionText('leadStage', sql`l."stage"`, language)} AS "stage",
          m."priceMin" AS "budgetMin", m."priceMax" AS "budgetMax",
          ARRAY(SELECT a."name" FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
            WHERE s."parentKind" = 'Demand' AND s."parentId" = l."id" ORDER BY a."name", a."id") AS "agents",
          ${pairIn(language)}
        FROM "page" m JOIN "lead" l ON l."id" = m."leadId"
      ) AS r), '[]'::json) AS "items"
  `.execute(db)
  return rows[0]!
}
