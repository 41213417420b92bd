import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { offerMade } from '#base/settings/knownOptions.contract.ts'
import { keyIsOut } from '#records/object-keys/keyIsOut.store.ts'
import { leadStages } from '#records/leads/leadFields.contract.ts'
import { isOpenStage } from '#records/leads/list/openLeads.store.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { isShown } from '../calledOff.store.ts'
import type { OnSite } from './onSite.contract.ts'

/** 404 when it does not exist or was deleted, 403 when the actor may not open its lead. */
export async function viewingOnSite(db: Db, id: number, actor: Actor): Promise<OnSite> {
  await mustOpen(db, { entity: 'Viewing', id }, actor)
  const { language } = actor
  const { rows } = await sql<OnSite>`
    SELECT
      CASE WHEN "Account"."id" IS NOT NULL AND ${mayOpenAccount(actor)} THEN ${person} END AS "client",
      CASE WHEN l."id" IS NOT NULL THEN json_build_object('id', l."id", 'version', l."version", 'stage', ${stage(sql`l."stage"`, language)},
        'proposed', CASE WHEN ${isOpenStage(sql`l."stage"`)} AND coalesce(l."stage", 0) < p."stage"
          THEN ${stage(sql`p."stage"`, language)} END) END AS "lead",
      ${objects(actor)} AS "objects"
    FROM "viewing" v
    LEFT JOIN "lead" l ON l."id" = v."demandId" AND l."deletedOn" IS NULL
    LEFT JOIN "account" "Account" ON "Account"."id" = l."accountId" AND "Account"."deletedOn" IS NULL
    CROSS JOIN LATERAL (SELECT CASE WHEN v."result" = ${sql.lit(offerMade)} THEN ${sql.lit(leadStages.negotiation)}
      ELSE ${sql.lit(leadStages.viewings)} END AS "stage") p
    WHERE v."id" = ${id}
  `.execute(db)
  return rows[0]!
}

const mayOpenAccount = (actor: Actor) => asSql(allowed('open', 'Account', actor))

const person = sql`json_build_object('id', "Account"."id", 'name', coalesce("Account"."name", ''),
  'phones', coalesce("Account"."phone", ''))`

// Null for a stage that was removed from the options.
const stage = (value: ReturnType<typeof sql>, language: string) => sql`(
  SELECT json_build_object('value', "value", 'text', ${inLanguage('text', language)})
  FROM "selectOption" WHERE "list" = 'leadStage' AND "value" = ${value})`

const objects = (actor: Actor) => sql`coalesce((
  SELECT json_agg(json_build_object(
    'objectId', o."id", 'number', o."referenceNumber", 'title', ${objectTitle('o', actor.language)},
    'address', concat_ws(', ', nullif(o."address", ''),
      (SELECT ${inLanguage('text', actor.language)} FROM "place" WHERE "place"."id" = o."locationId")),
    'latitude', o."latitude"::float8, 'longitude', o."longitude"::float8,
    'key', CASE WHEN NOT o."hasKey" THEN 'none' WHEN ${keyIsOut} THEN 'out' ELSE 'office' END,
    'keyHolder', CASE WHEN ${keyIsOut} THEN holder."name" END, 'keyNote', nullif(k."description", ''),
    'owner', CASE WHEN "Account"."id" IS NOT NULL AND ${mayOpenAccount(actor)} THEN ${person} END
  ) ORDER BY r."position", o."id")
  FROM "viewingResult" r
  JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
  LEFT JOIN "objectKey" k ON k."id" = o."id"
  LEFT JOIN "account" holder ON holder."id" = k."accountId"
  LEFT JOIN "account" "Account" ON "Account"."id" = o."ownerId" AND "Account"."deletedOn" IS NULL
  WHERE r."viewingId" = v."id" AND ${isShown('r')}
), '[]'::json)`
