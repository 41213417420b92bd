// SQL conditions of the deal filters, one per criterion; the deal's alias is "d".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { whoseWhere } from '#base/assignments/whose.store.ts'
import type { Db } from '#base/backend/backend.ts'
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

export async function dealsWhere(db: Db, filter: DealFilter, actor: Actor): Promise<Where[]> {
  const whose = await whoseWhere(db, sql`d."assignedIds"`, filter, actor)
  return [...whose, ...conditions(filter, actor)]
}

const conditions = (filter: DealFilter, actor: Actor): Where[] =>
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
