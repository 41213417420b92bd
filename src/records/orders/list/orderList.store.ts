// The list of orders and mandates.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import {
  accountsListed,
  listed,
  objectsListed,
  typedNumber,
} from '#base/register/listSearch.store.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { orderState } from '../orderState.store.ts'
import { orderFilters } from './orderList.contract.ts'
import type { OrderFilter, OrderRow, OrderSort } from './orderList.contract.ts'

const orders = sql`"brokerOrder" "Order"`
const live = sql<SqlBool>`"Order"."deletedOn" IS NULL`

const sorts = {
  number: sql`coalesce("Order"."number", 2147483647)`,
  partyNames: 'Order.partyNames',
  issuedOn: 'Order.issuedOn',
  endsOn: 'Order.endsOn',
} as const satisfies Record<OrderSort, unknown>

/** Newest first, and drafts before all; an order of a lead that the actor may not open is left out. */
export function searchOrders(db: Db, filter: OrderFilter, actor: Actor): Promise<Page<OrderRow>> {
  const open = allowed('open', 'Order', actor)
  const where = [live, ...(open === true ? [] : [asSql(open)]), ...conditions(filter, actor)]
  return page({
    db,
    from: orders,
    id: 'Order.id',
    where,
    rows,
    count: where.length === 1 ? 'orders' : (db) => countRows(db, orders, where),
    input: filter,
    sorts,
    by: 'number',
    desc: true,
  })
}

const rows = (db: Db, page: PageIds) =>
  db
    .selectFrom(page)
    .innerJoin('brokerOrder as o', 'o.id', 'page.id')
    .leftJoin('account as g', 'g.id', 'o.agentId')
    .select([
      ...(['o.id', 'o.number', 'o.isExclusive', 'o.partyNames', 'o.objectNumbers'] as const),
      ...(['o.issuedOn', 'o.signedOn', 'o.endsOn', 'o.extendsId', 'g.name as agent'] as const),
      sql<OrderRow['side']>`o."side"`.as('side'),
      orderState('o').as('state'),
    ])

const conditions = (filter: OrderFilter, actor: Actor): RawBuilder<SqlBool>[] =>
  conditionsOf(orderFilters, filter, {
    side: (side) => sql<SqlBool>`"Order"."side" = ${side}`,
    states: (states) => sql<SqlBool>`${orderState('Order')} = ANY(${states}::text[])`,
    endsFrom: (day) => sql<SqlBool>`"Order"."endsOn" >= ${day}::date`,
    endsTill: (day) => sql<SqlBool>`"Order"."endsOn" <= ${day}::date`,
    searchStr: (typed) => listed(sql`"Order"."id"`, typed, ordersListed(seesEmployes(actor))),
  })

/** Matches the parties, the properties, and the number of the order. */
const ordersListed = (seeEmployes: boolean) => (typed: string) =>
  sql`ARRAY(
  SELECT p."orderId" FROM "orderParty" p WHERE p."accountId" = ANY (${accountsListed(typed, seeEmployes)})
  UNION SELECT "of"."id" FROM "brokerOrder" "of" WHERE "of"."searchNames" LIKE '%' || fold(${typed}) || '%'
  UNION SELECT k."orderId" FROM "orderObject" k WHERE k."objectId" = ANY (${objectsListed(typed, seeEmployes)})
  UNION SELECT "of"."id" FROM "brokerOrder" "of" WHERE "of"."number" = ${typedNumber(typed)}::integer)`
