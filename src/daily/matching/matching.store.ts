// Reads the matches of a lead or an object. The rule is in match.sql; the two directions differ in
// how candidates are found (matchRanks.store.ts) and in the fields shown.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { openLeads } from '#records/leads/list/openLeads.store.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { matchedServices } from './matching.contract.ts'
import type {
  MatchedLead,
  MatchedObject,
  MatchesOfLead,
  MatchesOfObject,
  MatchQuery,
} from './matching.contract.ts'
import type { RankedMatch } from './matchRanks.store.ts'
import { leadsFor, objectsFor } from './matchRanks.store.ts'
import { lacksIn, reasonsIn } from './matchReasons.store.ts'
import { understoodOf } from './understood.store.ts'

const service = sql`(${sql.val(matchedServices)}::text[])[m."service"]`

const pairIn = (language: string) => sql`
  ${service} AS "service", m."price", m."fit", ${reasonsIn(language)} AS "reasons",
  ${lacksIn(language)} AS "lacks", m."isOpen"`

// The pairs "b" of the page with their rank: details are read only for these, not for all ranked pairs.
const pageOf = (ranked: readonly RankedMatch[]) => sql`
  unnest(${ranked.map(({ id }) => id)}::integer[], ${ranked.map((one) => one.service)}::smallint[])
    WITH ORDINALITY AS b ("id", "service", "rank")`
const matchRow = (leadId: RawBuilder<unknown>, objectId: RawBuilder<unknown>) => sql`(
  SELECT * FROM "match" m WHERE m."leadId" = ${leadId} AND m."objectId" = ${objectId} AND m."service" = b."service" OFFSET 0)`

const optionText = (list: string, value: RawBuilder<unknown>, language: string) => sql`(
  SELECT ${inLanguage('text', language)} FROM "selectOption" WHERE "list" = ${sql.lit(list)} AND "value" = ${value})`

/** 404 if the lead does not exist, 403 if the actor may not open it. */
export async function matchesOfLead(
  db: Db,
  id: number,
  query: MatchQuery,
  actor: Actor,
): Promise<MatchesOfLead> {
  await mustOpen(db, { entity: 'Demand', id }, actor)
  const { language } = actor
  const [{ rows: asked }, understood] = await Promise.all([
    sql<{ wish: string; taken: number[] }>`
      SELECT w::text AS "wish", ARRAY(SELECT "objectId" FROM "leadObject" WHERE "leadId" = ${id}) AS "taken"
      FROM "leadWish" w WHERE w."leadId" = ${id} ORDER BY w."service"
    `.execute(db),
    understoodOf(db, id, language),
  ])
  const wishes = asked.map(({ wish }) => wish)
  if (wishes.length === 0) return { isAsking: false, understood, totalRows: 0, items: [] }
  const taken = asked[0]!.taken
  const { totalRows, page } = await objectsFor(db, wishes, taken, query)
  const { rows: items } = await sql<MatchedObject>`${preparedIn(language, 'objectsOfLead')}
        SELECT o."id", o."referenceNumber", ${objectTitle('o', language)} AS "title", o."area", o."bedrooms",
          coalesce(${optionText('objectSubType', sql`o."objectSubTypeId"`, language)},
            ${optionText('objectType', sql`o."subTypeObjectTypeId"`, language)}) AS "type",
          (SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = o."locationId") AS "location",
          (SELECT "systemName" FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id" AND "deletedOn" IS NULL
            AND "isPicture" ORDER BY "position", "id" LIMIT 1) AS "picture",
          ${pairIn(language)}
        FROM ${pageOf(page)} JOIN "object" o ON o."id" = b."id"
        CROSS JOIN LATERAL ${matchRow(sql`${id}`, sql`b."id"`)} m
        ORDER BY b."rank"
  `.execute(db)
  return { isAsking: true, understood, totalRows, items }
}

/** 404 if the object does not exist. Leads that the actor may not open are left out. */
export async function matchesOfObject(
  db: Db,
  id: number,
  query: MatchQuery,
  actor: Actor,
): Promise<MatchesOfObject> {
  await mustOpen(db, { entity: 'Object', id }, actor)
  const { language } = actor
  const { rows: offered } = await sql<{ offer: string; taken: number[] }>`
    SELECT o::text AS "offer", ARRAY(SELECT "leadId" FROM "leadObject" WHERE "objectId" = ${id}) AS "taken"
    FROM "objectOffer" o WHERE o."objectId" = ${id} ORDER BY o."service"
  `.execute(db)
  const offers = offered.map(({ offer }) => offer)
  if (offers.length === 0) return { isOffered: false, totalRows: 0, items: [] }
  const among = { taken: offered[0]!.taken, open: openLeads(actor) }
  const { totalRows, page } = await leadsFor(db, offers, among, query)
  const { rows: items } = await sql<MatchedLead>`${preparedIn(language, 'leadsOfObject')}
        SELECT l."id", l."accountName" AS "account", l."accountId", left(l."description", 300) AS "description",
          ${optionText('leadStage', sql`l."stage"`, language)} AS "stage",
          m."priceMin" AS "budgetMin", m."priceMax" AS "budgetMax",
          ARRAY(SELECT a."name" FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
            WHERE s."parentKind" = 'Demand' AND s."parentId" = l."id" ORDER BY a."name", a."id") AS "agents",
          ${pairIn(language)}
        FROM ${pageOf(page)} JOIN "lead" l ON l."id" = b."id"
        CROSS JOIN LATERAL ${matchRow(sql`b."id"`, sql`${id}`)} m
        ORDER BY b."rank"
  `.execute(db)
  return { isOffered: true, totalRows, items }
}
