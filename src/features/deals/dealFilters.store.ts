// The conditions that deals are filtered by, one a criterion; each speaks of the deal as "d".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { DealFilter } from './dealList.contract.ts'

export type Where = RawBuilder<SqlBool>

export const dealsWhere = (filter: DealFilter): Where[] =>
  [
    filter.dealType && sql<SqlBool>`coalesce(d."dealType", 0) = ${filter.dealType}`,
    filter.stages?.length &&
      sql<SqlBool>`coalesce(d."dealStage", 0) = ANY(${filter.stages}::integer[])`,
    filter.depositFrom && sql<SqlBool>`d."dateOfDeposit" >= ${filter.depositFrom}::date`,
    filter.depositTill && sql<SqlBool>`d."dateOfDeposit" <= ${filter.depositTill}::date`,
    filter.endDateFrom && sql<SqlBool>`d."endDate" >= ${filter.endDateFrom}::date`,
    filter.endDateTill && sql<SqlBool>`d."endDate" <= ${filter.endDateTill}::date`,
    filter.lastName?.trim() && withSomebodyCalled(filter.lastName),
    filter.object && ofObject(String(filter.object)),
  ].filter((condition): condition is Where => Boolean(condition))

// Looked up first, as an array, so that the planner cannot choose to walk all deals until some match.
const withSomebodyCalled = (name: string): Where => sql<SqlBool>`d."id" = ANY (ARRAY(
  SELECT p."dealId" FROM "account" a JOIN "dealAccount" p ON p."accountId" = a."id"
  WHERE a."searchLastName" LIKE ANY (foldPatterns(${name})) AND a."deletedOn" IS NULL))`

function ofObject(typed: string): Where {
  const number = typed.replace(/^#/, '').toUpperCase()
  const id = /^\d{1,9}$/.test(number) ? Number(number) : null
  return sql<SqlBool>`d."objectId" = ANY (ARRAY(
    SELECT o."id" FROM "object" o
    WHERE (o."referenceNumber" = ${number} OR o."id" = ${id}) AND o."deletedOn" IS NULL))`
}
