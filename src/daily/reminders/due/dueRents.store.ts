// Rents that are due, for people who are tenants on the last day of payment.
import { sql } from 'kysely'
import { daysToRemindOf } from './dueDays.store.ts'
import type { DueQuery } from './dueDays.store.ts'

/**
 * First computes which values of "rentPaymentDay" match the due days, so that an index finds the
 * tenants. Days after the end of a short month count as its last day, days before its start as its
 * first.
 */
export const dueRents: DueQuery = (days) => sql`
  SELECT l."id" AS "recordId", d."day" AS "dueDay", d."step", l."objectId", l."accountId",
    coalesce(l."price", o."rentPriceNow") AS "amount", NULL::text AS "details"
  FROM ${daysToRemindOf('rent', days)} AS d
  CROSS JOIN LATERAL (
    SELECT date_trunc('month', d."day")::date AS "first",
      (date_trunc('month', d."day") + interval '1 month')::date - 1 AS "last"
  ) AS m
  JOIN generate_series(-31, 31) AS "payment" ON d."day" = CASE WHEN "payment" > 0
    THEN least(m."first" + "payment" - 1, m."last") ELSE greatest(m."last" + "payment", m."first") END
  JOIN "objectAccount" l ON l."rentPaymentDay" = "payment" AND l."relation" IN (4, 7) AND l."deletedOn" IS NULL
    AND (l."startDate" IS NULL OR l."startDate" <= d."day") AND (l."endDate" IS NULL OR l."endDate" >= d."day")
  JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
  JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL`
