// When something of a kind is to be reminded of.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The days that are done now, from the last time on up to today. */
export type Days = { from: string; till: string }

/** SQL for rows of "recordId", "dueDay", "step", "objectId", "accountId", "amount" and "details". */
export type Due = (days: Days) => RawBuilder<unknown>

/** SQL for the days ("day") whose reminders fall on one of these days, and by how many days before ("step"). */
export const daysToRemindOf = (kind: string, { from, till }: Days) => sql`(
  SELECT s."step", "on"::date + s."step" AS "day"
  FROM "reminderStep" s CROSS JOIN generate_series(${from}::date, ${till}::date, interval '1 day') AS "on"
  WHERE s."kind" = ${sql.lit(kind)})`
