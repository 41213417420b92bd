// Tenancies and rental contracts that end.
import { sql } from 'kysely'
import { dealRelations, dealStages, dealTypes } from '#base/settings/knownOptions.contract.ts'
import { daysToRemindOf } from './dueDays.store.ts'
import type { DueQuery } from './dueDays.store.ts'

export const endingTenancies: DueQuery = (days) => sql`
  SELECT l."id" AS "recordId", d."day" AS "dueDay", d."step", l."objectId", l."accountId",
    l."price" AS "amount", NULL::text AS "details"
  FROM ${daysToRemindOf('tenancyEnds', days)} AS d
  JOIN "objectAccount" l ON l."endDate" = d."day" AND l."relation" IN (4, 7) AND l."deletedOn" IS NULL
  JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
  JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL`

const buyer = sql`
  FROM "dealAccount" p JOIN "account" a ON a."id" = p."accountId" AND a."deletedOn" IS NULL
  WHERE p."dealId" = d."id" AND p."relation" = ${sql.lit(dealRelations.buyer)}`

/** Leaves out failed deals, and deals whose tenant lives there already: the tenancy says when it ends. */
export const endingContracts: DueQuery = (days) => sql`
  SELECT d."id" AS "recordId", r."day" AS "dueDay", r."step", o."id" AS "objectId",
    (SELECT p."accountId" ${buyer} ORDER BY p."position", p."id" LIMIT 1) AS "accountId",
    d."price" AS "amount", NULL::text AS "details"
  FROM ${daysToRemindOf('contractEnds', days)} AS r
  JOIN "deal" d ON d."rentExpiration" = r."day" AND d."deletedOn" IS NULL AND d."dealType" = ${sql.lit(dealTypes.rent)}
  LEFT JOIN "object" o ON o."id" = d."objectId" AND o."deletedOn" IS NULL
  LEFT JOIN "selectOption" s ON s."list" = 'dealStage' AND s."value" = d."dealStage"
  WHERE (NOT coalesce(s."closed", false) OR s."value" = ${sql.lit(dealStages.won)})
    AND NOT EXISTS (
      SELECT FROM "objectAccount" l WHERE l."objectId" = d."objectId" AND l."relation" IN (4, 7) AND l."deletedOn" IS NULL
        AND l."accountId" IN (SELECT p."accountId" ${buyer}))`
