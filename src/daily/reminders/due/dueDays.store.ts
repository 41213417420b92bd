// When reminders of a kind are due.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Days to process now, from the last run up to today. */
export type Days = { from: string; till: string }

/** SQL for rows of "recordId", "dueDay", "step", "objectId", "accountId", "amount" and "details". */
export type DueQuery = (days: Days) => RawBuilder<unknown>

/**
 * SQL for the due days ("day") whose reminders fall within these days, and how many days before
 * ("step").
 */
export const daysToRemindOf = (kind: string, { from, till }: Days) => sql`(
  SELECT s."step", "on"::date + s."step" AS "day"
  FROM "reminderStep" s CROSS JOIN generate_series(${from}::date, ${till}::date, interval '1 day') AS "on"
  WHERE s."kind" = ${sql.lit(kind)})`
