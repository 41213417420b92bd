// SQL for the mandate of an object with the alias "o": from the view of orders (signedMandate.sql), and from the days that
// keepMandates.sql keeps of it.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { soonDays } from './mandate.contract.ts'
import type { MandateFilter, ObjectMandate } from './mandate.contract.ts'

const isInForce = sql`${today} BETWEEN m."validFrom" AND m."endsOn"`
const soon = sql`${today} + ${sql.lit(soonDays)}`
/** Also by another mandate that follows. */
const endsLater = sql`upper(o."mandateDays") - 1 > ${soon}`

const state = sql`CASE
  WHEN NOT ${isInForce} THEN CASE WHEN m."endsOn" < ${today} THEN 'ended' ELSE 'coming' END
  WHEN ${endsLater} THEN 'inForce' ELSE 'ending' END`

/**
 * The mandate in force, or else the next, or else the last; null without any. Staff who may not open the order see only that there
 * is one and how long.
 */
export const mandateOfObject = (actor: Actor) => sql<ObjectMandate | null>`(
  SELECT json_build_object('state', ${state}, 'isExclusive', m."isExclusive", 'validFrom', m."validFrom", 'endsOn', m."endsOn",
    'order', (
      SELECT json_build_object('id', "Order"."id", 'number', "Order"."number", 'endReason', "Order"."endReason")
      FROM "brokerOrder" "Order" WHERE "Order"."id" = m."orderId" AND ${asSql(allowed('open', 'Order', actor))}))
  FROM "signedMandate" m WHERE m."objectId" = o."id"
  ORDER BY ${isInForce} DESC, m."endsOn" >= ${today} DESC, m."endsOn" DESC, m."isExclusive" DESC, m."orderId" DESC LIMIT 1)`

const covered = (of: string) => sql<SqlBool>`${sql.ref(of)}."mandateDays" @> ${today}`

/** Whether the agency publishes nothing without a mandate, and the object has none in force today. */
export const lacksMandate = (of = 'o') =>
  sql<boolean>`((SELECT "mandateToPublish" FROM "agency") AND NOT ${covered(of)})`

/** Of the mandates in force, the last day, and whether one is exclusive. */
export const mandateColumns = {
  mandateUntil: sql`(SELECT max(m."endsOn") FROM "signedMandate" m WHERE m."objectId" = o."id" AND ${isInForce})`,
  isMandateExclusive: sql`(SELECT bool_or(m."isExclusive") FROM "signedMandate" m WHERE m."objectId" = o."id" AND ${isInForce})`,
}

const conditions: Record<MandateFilter, RawBuilder<SqlBool>> = {
  inForce: covered('o'),
  ending: sql<SqlBool>`(${covered('o')} AND NOT ${endsLater})`,
  none: sql<SqlBool>`NOT ${covered('o')}`,
}

/** Objects in one of these states. */
export const withMandates = (wanted: readonly MandateFilter[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    wanted.map((one) => conditions[one]),
    sql` OR `,
  )})`
