// Objects that should be on the public site and are not: told of once for as long as it stands.
import { sql } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Due } from './dueDays.store.ts'

/** Whoever worked at an object today sees it there. */
export const publishErrors: Due = ({ till }) => sql`
  SELECT o."id" AS "recordId", ${till}::date AS "dueDay", 0 AS "step", o."id" AS "objectId", NULL::integer AS "accountId",
    NULL::numeric AS "amount", o."publishError" AS "details"
  FROM "object" o
  WHERE o."publishError" IS NOT NULL AND o."deletedOn" IS NULL AND ${localTime(sql`o."modifiedOn"`)}::date < ${till}::date
    AND NOT EXISTS (
      SELECT FROM "reminder" r WHERE r."kind" = 'publishError' AND r."recordId" = o."id" AND r."overOn" IS NULL)`

/** Remembers which errors are gone, so that new ones are told of; what is just being checked waits. */
export const closeErrors = (tx: Db, day: string) =>
  sql`
    UPDATE "reminder" r SET "overOn" = ${day}::date
    WHERE r."kind" = 'publishError' AND r."overOn" IS NULL AND NOT EXISTS (
      SELECT FROM "object" o WHERE o."id" = r."recordId" AND (o."publishError" IS NOT NULL OR o."publishDue"))
  `.execute(tx)
