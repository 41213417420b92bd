// Reads one lead with its objects and the options of its form in one query.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import { objectTitle, objectType } from '#records/objects/objectTitle.store.ts'
import { isWrongAddress } from '#base/bounces/bounces.store.ts'
import { optionsOf } from '#base/settings/selectLists.store.ts'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { leadFields } from '../leadFields.contract.ts'
import type { Lead } from '../leads.contract.ts'

const fieldColumns = sql.raw(
  Object.keys(leadFields)
    .map((name) => `l."${name}"`)
    .join(', '),
)

/** 404 when missing or deleted. Names of options and places are in `language`. */
export async function readLead(db: Db, id: number, language: string): Promise<Lead> {
  const { rows } = await sql<Lead>`
    ${preparedIn(language, 'readLead')} ${selectLead(sql.table('lead'), id, language)}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** SQL for one lead that is not deleted; `from` is its table, or a subquery in its place. */
export const selectLead = (from: RawBuilder<unknown>, id: number, language: string) =>
  sql<Lead>`
    SELECT l."id", l."version", ${fieldColumns}, "account"."name" AS "account",
      "account"."phone" AS "accountPhone", "account"."email" AS "accountEmail", "source"."name" AS "sourceText",
      ${placeIn(sql`l."locationId"`, language)} AS "location", ${placeIn(sql`l."location2Id"`, language)} AS "location2",
      ${placeIn(sql`l."location3Id"`, language)} AS "location3", ${placeIn(sql`l."notLocationId"`, language)} AS "notLocation",
      ${clientMail} AS "clientMail", ${objectsIn(language)} AS "objects", ${sources} AS "sourceList",
      ${optionsOf('leadStage', language)} AS "stageList", ${optionsOf('leadPriority', language)} AS "priorityList",
      l."createdById", l."modifiedById", ${stampColumns('l')}
    FROM ${from} l
    LEFT JOIN "account" ON "account"."id" = l."accountId"
    LEFT JOIN "account" "source" ON "source"."id" = l."source"
    ${stampJoins('l')}
    WHERE l."id" = ${id} AND l."deletedOn" IS NULL`

// When mail is actually sent, addresses and consents are checked more closely.
const clientMail = sql`CASE
  WHEN "account"."deletedOn" IS NOT NULL OR "account"."email" IS NULL OR "account"."email" NOT LIKE '%@%' THEN 'noAddress'
  WHEN NOT EXISTS (
    SELECT FROM unnest(string_to_array("account"."email", ';')) e ("address")
    WHERE e."address" LIKE '%@%' AND NOT ${isWrongAddress(sql`e."address"`)}
  ) THEN 'cameBack'
  WHEN "account"."consentOn" > coalesce("account"."consentWithdrawnOn", '-infinity') THEN 'may' ELSE 'noConsent' END`

const placeIn = (id: RawBuilder<unknown>, language: string) =>
  sql`(SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = ${id})`

const objectsIn = (language: string) => sql`coalesce((
  SELECT json_agg(json_build_object(
    'objectId', o."id", 'objectReferenceNumber', o."referenceNumber", 'title', ${objectTitle('o', language)},
    'type', ${objectType('o', language)},
    'location', ${placeIn(sql`o."locationId"`, language)}
  ) ORDER BY "of"."position", o."id")
  FROM "leadObject" "of" JOIN "object" o ON o."id" = "of"."objectId" AND o."deletedOn" IS NULL
  WHERE "of"."leadId" = l."id"
), '[]'::json)`

const sources = sql`coalesce((
  SELECT json_agg(json_build_object('value', "id", 'text', "name", 'parent', NULL) ORDER BY "name", "id")
  FROM "account" WHERE "isSource" AND "deletedOn" IS NULL
), '[]'::json)`
