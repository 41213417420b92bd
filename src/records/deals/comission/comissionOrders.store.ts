// Signed orders that say what a deal earns. They belong to a higher feature (records/orders), so this only reads them.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { dealTypes } from '#base/settings/knownOptions.contract.ts'
import type { ComissionOrder } from './comissionOrders.contract.ts'

type About = Record<'objectId' | 'dealType' | 'day' | 'people', RawBuilder<unknown>>

/**
 * SQL for the orders of a deal: of each side the one of its object that is in force on the day, for the same purpose; of clients
 * only those of `people`, an array of accounts. An extension is an order of its own here, because it may agree another fee.
 */
export const comissionOrders = ({ objectId, dealType, day, people }: About, actor: Actor) =>
  sql<ComissionOrder[]>`coalesce((
    SELECT json_agg(json_build_object('orderId', b."id", 'number', b."number", 'side', b."side", 'percent', b."feePercent",
      'amount', b."feeAmount", 'months', b."feeMonths", 'isPlusVat', b."isFeePlusVat") ORDER BY b."side")
    FROM (
      SELECT DISTINCT ON ("Order"."side") "Order".*
      FROM "orderObject" k JOIN "brokerOrder" "Order" ON "Order"."id" = k."orderId" AND "Order"."signedOn" IS NOT NULL
      WHERE k."objectId" = ${objectId} AND ${day} BETWEEN "Order"."validFrom" AND least("Order"."endedOn", "Order"."validUntil")
        AND "Order"."purpose" = CASE ${dealType} WHEN ${sql.lit(dealTypes.rent)} THEN 'rent' ELSE 'sale' END
        AND ("Order"."side" = 'mandate' OR EXISTS (
          SELECT FROM "orderParty" p WHERE p."orderId" = "Order"."id" AND p."accountId" = ANY (${people})))
        AND ${asSql(allowed('open', 'Order', actor))}
      ORDER BY "Order"."side", "Order"."isExclusive" DESC, "Order"."number" DESC
    ) b
  ), '[]'::json)`
