// Unpaid expenses, around the day on which they expire.
import { sql } from 'kysely'
import { daysToRemindOf } from './dueDays.store.ts'
import type { DueQuery } from './dueDays.store.ts'

export const dueExpenses: DueQuery = (days) => sql`
  SELECT t."id" AS "recordId", d."day" AS "dueDay", d."step", NULL::integer AS "objectId", t."accountId",
    t."amount", NULL::text AS "details"
  FROM ${daysToRemindOf('expense', days)} AS d
  JOIN "transaction" t ON t."expirationDate" = d."day" AND t."status" = 0 AND t."deletedOn" IS NULL
  JOIN "account" a ON a."id" = t."accountId" AND a."deletedOn" IS NULL`
