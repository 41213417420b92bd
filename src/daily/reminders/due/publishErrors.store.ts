// Objects that should be on the public site and are not: reported once while the error lasts.
import { sql } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import type { Db } from '#base/backend/backend.ts'
import type { DueQuery } from './dueDays.store.ts'

/** Leaves out objects changed today: their editor sees the error on the screen. */
export const publishErrors: DueQuery = ({ till }) => sql`
  SELECT o."id" AS "recordId", ${till}::date AS "dueDay", 0 AS "step", o."id" AS "objectId", NULL::integer AS "accountId",
    NULL::numeric AS "amount", o."publishError" AS "details"
  FROM "object" o
  WHERE o."publishError" IS NOT NULL AND o."deletedOn" IS NULL AND ${localTime(sql`o."modifiedOn"`)}::date < ${till}::date
    AND NOT EXISTS (
      SELECT FROM "reminder" r WHERE r."kind" = 'publishError' AND r."recordId" = o."id" AND r."overOn" IS NULL)`

/** Marks vanished errors as over, so that new ones are reported; objects being checked right now wait. */
export const closeErrors = (tx: Db, day: string) =>
  sql`
    UPDATE "reminder" r SET "overOn" = ${day}::date
    WHERE r."kind" = 'publishError' AND r."overOn" IS NULL AND NOT EXISTS (
      SELECT FROM "object" o WHERE o."id" = r."recordId" AND (o."publishError" IS NOT NULL OR o."publishDue"))
  `.execute(tx)
