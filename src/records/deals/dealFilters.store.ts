// SQL conditions of the deal filters, one per criterion; the deal's alias is "d".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import {
  accountsListed,
  listed,
  objectsListed,
  rowsNamed,
  typedNumber,
} from '#base/register/listSearch.store.ts'
import type { DealFilter } from './dealList.contract.ts'

export type Where = RawBuilder<SqlBool>

export const dealsWhere = (filter: DealFilter, actor: Actor): Where[] =>
  [
    filter.dealType && sql<SqlBool>`coalesce(d."dealType", 0) = ${filter.dealType}`,
    filter.stages?.length &&
      sql<SqlBool>`coalesce(d."dealStage", 0) = ANY(${filter.stages}::integer[])`,
    filter.depositFrom && sql<SqlBool>`d."dateOfDeposit" >= ${filter.depositFrom}::date`,
    filter.depositTill && sql<SqlBool>`d."dateOfDeposit" <= ${filter.depositTill}::date`,
    filter.endDateFrom && sql<SqlBool>`d."endDate" >= ${filter.endDateFrom}::date`,
    filter.endDateTill && sql<SqlBool>`d."endDate" <= ${filter.endDateTill}::date`,
    listed(sql`d."id"`, filter.lastName, rowsNamed('deal', 'searchLastNames')),
    filter.object && ofObject(String(filter.object)),
    filter.assigned != null && assignedTo(filter.assigned),
    listed(sql`d."id"`, filter.searchStr, dealsListed(seesEmployes(actor))),
  ].filter((condition): condition is Where => Boolean(condition))

/** Matches the people of the deal, its object, and its number. */
const dealsListed = (seeEmployes: boolean) => (typed: string) =>
  sql`ARRAY(
  SELECT p."dealId" FROM "dealAccount" p WHERE p."accountId" = ANY (${accountsListed(typed, seeEmployes)})
  UNION
  SELECT "of"."id" FROM "deal" "of" WHERE "of"."objectId" = ANY (${objectsListed(typed, seeEmployes)})
  UNION SELECT ${typedNumber(typed)}::integer)`

function ofObject(typed: string): Where {
  const number = typed.replace(/^#/, '').toUpperCase()
  const id = /^\d{1,9}$/.test(number) ? Number(number) : null
  return sql<SqlBool>`d."objectId" = ANY (ARRAY(
    SELECT o."id" FROM "object" o
    WHERE (o."referenceNumber" = ${number} OR o."id" = ${id}) AND o."deletedOn" IS NULL))`
}

/** SQL for the IDs of the people assigned to the lead of deal "d" or, without any, to its object. */
export const agentsOfDeal = sql`(
  SELECT s."accountId" FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
  WHERE s."parentKind" = 'Demand' AND s."parentId" = d."demandId"
  UNION ALL
  SELECT s."accountId" FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
  WHERE s."parentKind" = 'Object' AND s."parentId" = d."objectId" AND NOT EXISTS (
    SELECT FROM "assignment" t JOIN "account" b ON b."id" = t."accountId" AND b."deletedOn" IS NULL
    WHERE t."parentKind" = 'Demand' AND t."parentId" = d."demandId"))`

// Looks up the matching leads and objects first, like the other conditions.
const assignedTo = (accountId: number): Where =>
  accountId === 0
    ? sql<SqlBool>`NOT EXISTS ${agentsOfDeal}`
    : sql<SqlBool>`(d."id" = ANY (ARRAY(
        SELECT "of"."id" FROM "assignment" s JOIN "deal" "of" ON "of"."demandId" = s."parentId"
        WHERE s."parentKind" = 'Demand' AND s."accountId" = ${accountId}
        UNION ALL
        SELECT "of"."id" FROM "assignment" s JOIN "deal" "of" ON "of"."objectId" = s."parentId"
        WHERE s."parentKind" = 'Object' AND s."accountId" = ${accountId}))
      AND ${accountId} IN ${agentsOfDeal})`
