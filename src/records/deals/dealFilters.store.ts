// SQL conditions of the deal filters, one per criterion; the deal's alias is "d".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { whoseWhere } from '#base/lists/whose/whose.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import {
  accountsListed,
  listed,
  objectsListed,
  rowsNamed,
  typedNumber,
} from '#base/register/listSearch.store.ts'
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { dealFilters } from './dealList.contract.ts'
import type { DealFilter } from './dealList.contract.ts'

export type Where = RawBuilder<SqlBool>

export async function dealsWhere(db: Db, filter: DealFilter, actor: Actor): Promise<Where[]> {
  const whose = await whoseWhere(db, sql`d."assignedIds"`, filter, actor)
  return [...whose, ...conditions(filter, actor)]
}

const conditions = (filter: DealFilter, actor: Actor): Where[] =>
  conditionsOf(dealFilters, filter, {
    dealType: (type) => sql<SqlBool>`coalesce(d."dealType", 0) = ${type}`,
    stages: (stages) => sql<SqlBool>`coalesce(d."dealStage", 0) = ANY(${stages}::integer[])`,
    depositFrom: (day) => sql<SqlBool>`d."dateOfDeposit" >= ${day}::date`,
    depositTill: (day) => sql<SqlBool>`d."dateOfDeposit" <= ${day}::date`,
    endDateFrom: (day) => sql<SqlBool>`d."endDate" >= ${day}::date`,
    endDateTill: (day) => sql<SqlBool>`d."endDate" <= ${day}::date`,
    lastName: (typed) => listed(sql`d."id"`, typed, rowsNamed('deal', 'searchLastNames')),
    object: (typed) => ofObject(String(typed)),
    searchStr: (typed) => listed(sql`d."id"`, typed, dealsListed(seesEmployes(actor))),
    whose: 'together',
    assigned: 'together',
  })

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
