// Reads a complete deal in one query.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { assignedPeople } from '#base/assignments/assignedPeople.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { optionsOf } from '#base/settings/selectLists.store.ts'
import { localTime } from '#kit/db/days.ts'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampJoins } from '#base/backend/stamps.ts'
import { tradesOf } from '#records/accounts/trades.store.ts'
import { comissionOrders } from './comission/comissionOrders.store.ts'
import { dealFields } from './dealFields.contract.ts'
import type { Deal } from './deals.contract.ts'

const fieldColumns = sql.raw(
  Object.keys(dealFields)
    .map((name) => `d."${name}"`)
    .join(', '),
)

/** SQL for the three lists of options. */
export const dealOptions = (language: string) => sql`
  ${optionsOf('dealType', language)} AS "dealTypeOptions",
  ${optionsOf('dealStage', language)} AS "dealStageOptions",
  ${optionsOf('dealAccountRelation', language)} AS "dealAccountRelationOptions"`

/** Its object, its type, the day it was agreed or else entered, its people and the client of its lead. */
const ofDeal = {
  objectId: sql`d."objectId"`,
  dealType: sql`d."dealType"`,
  day: sql`coalesce(d."startDate", ${localTime(sql`d."createdOn"`)}::date)`,
  people: sql`ARRAY(
    SELECT p."accountId" FROM "dealAccount" p WHERE p."dealId" = d."id"
    UNION SELECT l."accountId" FROM "lead" l WHERE l."id" = d."demandId")`,
}

/** 404 when it does not exist or was deleted. A lead that the actor may not open is left out. */
export async function readDeal(db: Db, id: number, actor: Actor): Promise<Deal> {
  const { language } = actor
  const mayOpen = allowed('open', 'Demand', actor)
  const mayReach = allowed('open', 'Account', actor)
  const name = `readDeal${mayOpen === true ? '' : 'Of'}${mayReach === true ? '' : 'Named'}` as const
  const { rows } = await sql<Deal>`
    ${preparedIn(language, name)}
    SELECT d."id", d."version", ${fieldColumns}, "Object"."referenceNumber" AS "objectReferenceNumber",
      CASE WHEN "Object"."id" IS NOT NULL THEN ${titleOf('Object', language)} END AS "object",
      CASE WHEN "Demand"."id" IS NOT NULL AND ${asSql(mayOpen)} THEN ${titleOf('Demand', language)} END AS "demand",
      ${accounts(language, asSql(mayReach))} AS "accounts",
      ${shares} AS "shares", ${sharesLeft} AS "sharesLeft",
      ${comissionOrders(ofDeal, actor)} AS "comissionOrders", ${assignedPeople(sql`d."assignedIds"`)} AS "assigned", ${dealOptions(language)},
      d."createdOn", "creator"."name" AS "createdByAccountDisplayName",
      d."modifiedOn", "modifier"."name" AS "modifiedByAccountDisplayName"
    FROM "deal" d
    LEFT JOIN "object" "Object" ON "Object"."id" = d."objectId" AND "Object"."deletedOn" IS NULL
    LEFT JOIN "lead" "Demand" ON "Demand"."id" = d."demandId" AND "Demand"."deletedOn" IS NULL
    ${stampJoins('d')}
    WHERE d."id" = ${id} AND d."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

const relationText = (language: string) => sql`(
  SELECT ${inLanguage('text', language)} FROM "selectOption" WHERE "list" = 'dealAccountRelation' AND "value" = p."relation")`
const accounts = (language: string, mayReach: RawBuilder<unknown>) => sql`coalesce((
  SELECT json_agg(json_build_object('accountId', "Account"."id", 'account', "Account"."name", 'relation', p."relation",
    'description', concat_ws(': ', "Account"."name", ${relationText(language)}),
    'trades', ${tradesOf('Account')}, 'phone', CASE WHEN ${mayReach} THEN "Account"."phone" END,
    'email', CASE WHEN ${mayReach} THEN "Account"."email" END) ORDER BY p."position", p."id")
  FROM "dealAccount" p JOIN "account" "Account" ON "Account"."id" = p."accountId" AND "Account"."deletedOn" IS NULL
  WHERE p."dealId" = d."id"
), '[]'::json)`

const shares = sql`coalesce((
  SELECT json_agg(json_build_object('accountId', s."accountId", 'account', coalesce(a."name", ''), 'percent', s."percent",
    'amount', s."amount", 'comesTo', coalesce(s."amount", round(d."comission" * s."percent" / 100, 2)), 'paidOn', s."paidOn")
    ORDER BY s."position", s."id")
  FROM "dealShare" s JOIN "account" a ON a."id" = s."accountId"
  WHERE s."dealId" = d."id"
), '[]'::json)`
const sharesLeft = sql`(
  SELECT round(d."comission" - coalesce(sum(coalesce(s."amount", d."comission" * s."percent" / 100)), 0), 2)
  FROM "dealShare" s WHERE s."dealId" = d."id")`
