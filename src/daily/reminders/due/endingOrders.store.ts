// Orders and mandates that run out.
import { sql } from 'kysely'
import { daysToRemindOf } from './dueDays.store.ts'
import type { DueQuery } from './dueDays.store.ts'

/** How often the rule that holds on the day after its end lets an order be made longer; null without a rule. */
const mostExtensions = sql`(
  SELECT (r."parameters" -> CASE WHEN b."isExclusive" THEN 'exclusive' ELSE 'other' END ->> 'extensions')::integer
  FROM "rule" r WHERE r."key" = 'brokerOrderLength' AND r."deletedOn" IS NULL
    AND r."validFrom" <= b."endsOn" + 1 AND coalesce(r."validUntil", 'infinity') > b."endsOn")`
const extensions = sql`(SELECT count(*) FROM "brokerOrder" x WHERE x."extendsId" = b."id" AND x."signedOn" IS NOT NULL)`

/** Leaves out orders that were ended early: their end is known. An extension ends with its order. */
export const endingOrders: DueQuery = (days) => sql`
  SELECT b."id" AS "recordId", d."day" AS "dueDay", d."step",
    (SELECT k."objectId" FROM "orderObject" k JOIN "object" o ON o."id" = k."objectId" AND o."deletedOn" IS NULL
      WHERE k."orderId" = b."id" ORDER BY k."position" LIMIT 1) AS "objectId",
    (SELECT p."accountId" FROM "orderParty" p WHERE p."orderId" = b."id" AND p."accountId" IS NOT NULL
      ORDER BY p."position" LIMIT 1) AS "accountId",
    NULL::numeric AS "amount",
    CASE WHEN ${extensions} >= ${mostExtensions} THEN 'reminder.orderEnds.newContract' ELSE 'reminder.orderEnds.longer' END AS "details"
  FROM ${daysToRemindOf('orderEnds', days)} AS d
  JOIN "brokerOrder" b ON b."endsOn" = d."day" AND b."deletedOn" IS NULL
    AND b."signedOn" IS NOT NULL AND b."endedOn" IS NULL AND b."extendsId" IS NULL`
