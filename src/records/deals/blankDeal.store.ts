// Initial values of a new deal, which may be created from a lead or an object: then it has their people and price.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { leadMayBeNamed, objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealRelations, dealTypes } from '#base/settings/knownOptions.contract.ts'
import { tradesOf } from '#records/accounts/trades.store.ts'
import type { ComissionOrder } from './comission/comissionOrders.contract.ts'
import { comissionOrders } from './comission/comissionOrders.store.ts'
import { proposedComission } from './comission/proposedComission.ts'
import { priceOf } from './comissionOf.ts'
import type { BlankDealQuery, Deal } from './deals.contract.ts'
import { dealOptions } from './readDeal.store.ts'

type DealOptions = Pick<Deal, 'dealTypeOptions' | 'dealStageOptions' | 'dealAccountRelationOptions'>
type PresetValues = Pick<
  Deal,
  'dealType' | 'objectId' | 'objectReferenceNumber' | 'object' | 'demand'
> &
  Pick<Deal, 'askingPrice' | 'price' | 'accounts'>

/**
 * A deal at its first stage; nothing is stored. For a lead with an offer, or with one object, it is about that object, at
 * the price that was offered. 400 for an unknown lead or object, 403 for a lead that the actor may not change.
 */
export async function blankDeal(db: Db, preset: BlankDealQuery, actor: Actor): Promise<Deal> {
  const { demandId = null, objectId } = preset
  if (demandId !== null) await leadMayBeNamed(db, demandId, actor)
  await objectsMustExist(db, objectId === undefined ? [] : [objectId], 'objectId')
  const [options, presets] = await Promise.all([
    sql<DealOptions>`SELECT ${dealOptions(actor.language)}`.execute(db),
    sql<PresetValues>`${presetsOf(demandId, objectId ?? null, actor.language)}`.execute(db),
  ])
  const { dealStageOptions } = options.rows[0]!
  const known = presets.rows[0]!
  const orders = await ordersOf(db, known, actor)
  return {
    id: null,
    version: 0,
    dealStage: dealStageOptions[0]?.value ?? null,
    startDate: null,
    endDate: null,
    ...proposedComission(orders, priceOf(known)),
    comissionOrders: orders,
    deposit: null,
    dateOfDeposit: null,
    contractDurationMonths: null,
    rentStart: null,
    rentExpiration: null,
    demandId,
    assigned: [],
    shares: [],
    sharesLeft: null,
    ...known,
    ...options.rows[0]!,
    createdOn: null,
    createdByAccountDisplayName: null,
    modifiedOn: null,
    modifiedByAccountDisplayName: null,
  }
}

/** The orders in force today. */
async function ordersOf(
  db: Db,
  { objectId, dealType, accounts }: PresetValues,
  actor: Actor,
): Promise<ComissionOrder[]> {
  const { rows } = await sql<{ orders: ComissionOrder[] }>`SELECT ${comissionOrders(
    {
      objectId: sql`${objectId}::integer`,
      dealType: sql`${dealType}::integer`,
      day: sql`${agencyToday()}::date`,
      people: sql`${accounts.map(({ accountId }) => accountId)}::integer[]`,
    },
    actor,
  )} AS "orders"`.execute(db)
  return rows[0]!.orders
}

/**
 * SQL condition: the deal is a rent, because the lead only asks for rent or, without such a lead, the object is only
 * offered for rent.
 */
const isRent = sql`coalesce(
  CASE WHEN l."forPurchase" OR l."forSell" THEN false WHEN l."forRent" OR l."forShortRent" OR l."forRentOut" THEN true END,
  NOT o."forSale" AND (o."forRent" OR o."forShortRent"), false)`

const presetsOf = (demandId: number | null, objectId: number | null, language: string) => sql`
  WITH "lead" AS (SELECT * FROM "lead" WHERE "id" = ${demandId}::integer),
  "offered" AS (
    SELECT r."objectId", r."offer" FROM "viewing" v
    JOIN "viewingResult" r ON r."viewingId" = v."id" AND r."offer" IS NOT NULL
      AND r."objectId" = coalesce(${objectId}::integer, r."objectId")
    JOIN "object" x ON x."id" = r."objectId" AND x."deletedOn" IS NULL
    WHERE v."demandId" = ${demandId}::integer AND v."deletedOn" IS NULL
    ORDER BY r."offeredOn" DESC NULLS LAST, v."dateOfViewing" DESC NULLS LAST, v."id" DESC LIMIT 1
  ),
  "about" AS (
    SELECT coalesce(${objectId}::integer, (SELECT "objectId" FROM "offered"), (
      SELECT min(k."objectId") FROM "leadObject" k JOIN "object" x ON x."id" = k."objectId" AND x."deletedOn" IS NULL
      WHERE k."leadId" = ${demandId}::integer HAVING count(*) = 1)) AS "id"
  ),
  "people" AS (
    -- Who sells or lets: whose lead says so, or the owners. Who buys or rents: whose lead asks for it.
    SELECT l."accountId", CASE WHEN l."forSell" OR l."forRentOut" THEN ${sellers} ELSE ${buyers} END AS "relation", 2 AS "rank"
    FROM "lead" l WHERE l."accountId" IS NOT NULL
    UNION
    SELECT k."accountId", ${sellers}, 1 FROM "about" JOIN "objectAccount" k ON k."objectId" = "about"."id"
    WHERE k."relation" = ${owner} AND k."deletedOn" IS NULL AND (k."endDate" IS NULL OR k."endDate" >= ${agencyToday()}::date)
  )
  SELECT CASE WHEN ${isRent} THEN ${sql.lit(dealTypes.rent)} ELSE ${sql.lit(dealTypes.sale)} END AS "dealType",
    o."id" AS "objectId", o."referenceNumber" AS "objectReferenceNumber",
    CASE WHEN o."id" IS NOT NULL THEN (SELECT ${titleOf('Object', language)} FROM "object" "Object" WHERE "Object"."id" = o."id") END AS "object",
    (SELECT ${titleOf('Demand', language)} FROM "lead" "Demand") AS "demand",
    CASE WHEN ${isRent} THEN coalesce(o."rentPriceWithDiscount", o."rentPrice")
      ELSE coalesce(o."salePriceWithDiscount", o."salePrice") END::float8 AS "askingPrice",
    (SELECT "offer"::float8 FROM "offered") AS "price",
    coalesce((
      SELECT json_agg(json_build_object('accountId', a."id", 'account', a."name", 'relation', p."relation",
        'description', concat_ws(': ', a."name", (SELECT ${inLanguage('text', language)} FROM "selectOption"
          WHERE "list" = 'dealAccountRelation' AND "value" = p."relation")), 'phone', NULL, 'email', NULL,
          'trades', ${tradesOf('a')}) ORDER BY p."rank", a."name", a."id")
      FROM (SELECT "accountId", "relation", min("rank") AS "rank" FROM "people" GROUP BY 1, 2 LIMIT 20) AS p
      JOIN "account" a ON a."id" = p."accountId" AND a."deletedOn" IS NULL
    ), '[]'::json) AS "accounts"
  FROM (SELECT) AS "one"
  LEFT JOIN "lead" l ON true
  LEFT JOIN "about" ON true
  LEFT JOIN "object" o ON o."id" = "about"."id"`

const owner = sql.lit(1)
const sellers = sql.lit(dealRelations.seller)
const buyers = sql.lit(dealRelations.buyer)
