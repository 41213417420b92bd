// Orders of a record, and which of its properties a valid order of the client covers.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type { OrderRow } from '../list/orderList.contract.ts'
import { orderState } from '../orderState.store.ts'
import type { OrderedKind, OrdersOfRecord } from './covering.contract.ts'

/** Most orders that are named beside a record. */
const most = 50

const ofObjects = (objects: RawBuilder<unknown>) =>
  sql<SqlBool>`"Order"."id" IN (SELECT k."orderId" FROM "orderObject" k WHERE k."objectId" IN (${objects}))`
const ofAccounts = (accounts: RawBuilder<unknown>) =>
  sql<SqlBool>`"Order"."id" IN (SELECT p."orderId" FROM "orderParty" p WHERE p."accountId" IN (${accounts}))`
const clientOf = (lead: RawBuilder<unknown>) =>
  sql`SELECT l."accountId" FROM "lead" l WHERE l."id" = ${lead}`

/** People of a deal, and the client of its lead. */
const peopleOfDeal = (id: number) => sql`
  SELECT d."accountId" FROM "dealAccount" d WHERE d."dealId" = ${id}
  UNION ${clientOf(sql`(SELECT "demandId" FROM "deal" WHERE "id" = ${id})`)}`

const belongsTo: Record<OrderedKind, (id: number) => RawBuilder<SqlBool>> = {
  Account: (id) => ofAccounts(sql`SELECT ${id}::integer`),
  Object: (id) => ofObjects(sql`SELECT ${id}::integer`),
  Demand: (id) =>
    sql<SqlBool>`("Order"."demandId" = ${id} OR ${ofAccounts(clientOf(sql`${id}::integer`))})`,
  Viewing: (id) => sql<SqlBool>`("Order"."viewingId" = ${id} OR (
    ${ofObjects(sql`SELECT "objectId" FROM "viewingResult" WHERE "viewingId" = ${id}`)}
    AND ${ofAccounts(clientOf(sql`(SELECT "demandId" FROM "viewing" WHERE "id" = ${id})`))}))`,
  Deal: (id) => sql<SqlBool>`(${ofObjects(sql`SELECT "objectId" FROM "deal" WHERE "id" = ${id}`)}
    AND ("Order"."side" = 'mandate' OR ${ofAccounts(peopleOfDeal(id))}))`,
}

/** 404 or 403 for a record that the actor may not open. */
export async function ordersOf(
  db: Db,
  { entity, id }: { entity: OrderedKind; id: number },
  actor: Actor,
): Promise<OrdersOfRecord> {
  await mustOpen(db, { entity, id }, actor)
  const { rows } = await sql<OrderRow>`
    SELECT "Order"."id", "Order"."number", "Order"."side", ${orderState('Order')} AS "state", "Order"."isExclusive",
      "Order"."partyNames", "Order"."objectNumbers", g."name" AS "agent", "Order"."issuedOn", "Order"."signedOn",
      "Order"."endsOn", "Order"."extendsId"
    FROM "brokerOrder" "Order" LEFT JOIN "account" g ON g."id" = "Order"."agentId"
    WHERE ${belongsTo[entity](id)} AND "Order"."deletedOn" IS NULL AND ${asSql(allowed('open', 'Order', actor))}
    ORDER BY coalesce("Order"."number", 2147483647) DESC, "Order"."id" DESC LIMIT ${most}
  `.execute(db)
  const uncovered = shown[entity]?.(id)
  return { items: rows, uncovered: uncovered ? (await uncovered.execute(db)).rows : [] }
}

type Uncovered = OrdersOfRecord['uncovered'][number]

/** The properties that were shown or sold to somebody, and the day; without an order of that person for that day. */
const withoutOrder = (shownTo: RawBuilder<unknown>) => sql<Uncovered>`
  SELECT o."id" AS "objectId", o."referenceNumber" AS "number"
  FROM (${shownTo}) s JOIN "object" o ON o."id" = s."objectId" AND o."deletedOn" IS NULL
  WHERE NOT EXISTS (
    SELECT FROM "orderObject" k
    JOIN "brokerOrder" b ON b."id" = k."orderId" AND b."signedOn" IS NOT NULL AND b."side" = 'viewing'
      AND b."validFrom" <= s."day" AND b."endsOn" >= s."day"
    JOIN "orderParty" p ON p."orderId" = b."id" AND p."accountId" = ANY (s."people")
    WHERE k."objectId" = o."id")
  ORDER BY s."position", o."id"`

const shown: Partial<Record<OrderedKind, (id: number) => ReturnType<typeof withoutOrder>>> = {
  Viewing: (id) =>
    withoutOrder(sql`
      SELECT r."objectId", r."position", coalesce(v."dateOfViewing"::date, ${agencyToday()}::date) AS "day",
        ARRAY(${clientOf(sql`v."demandId"`)}) AS "people"
      FROM "viewing" v JOIN "viewingResult" r ON r."viewingId" = v."id" WHERE v."id" = ${id}`),
  Deal: (id) =>
    withoutOrder(sql`
      SELECT d."objectId", 0 AS "position", coalesce(d."startDate", ${agencyToday()}::date) AS "day",
        ARRAY(${peopleOfDeal(id)}) AS "people"
      FROM "deal" d WHERE d."id" = ${id} AND d."dealStage" IS DISTINCT FROM ${sql.lit(dealStages.lost)}`),
}
