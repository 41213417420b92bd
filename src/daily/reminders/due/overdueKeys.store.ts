// Keys that should have been returned.
import { sql } from 'kysely'
import { relations, tenantRelations } from '#records/objects/people/objectAccounts.contract.ts'
import { overdueAfterDays } from '#records/object-keys/objectKeys.contract.ts'
import { keyIsOut } from '#records/object-keys/keyIsOut.store.ts'
import type { DueQuery } from './dueDays.store.ts'

/** Days after which a missed reminder is no longer created. */
export const rememberedFor = 31

/**
 * Leaves out keys of owners and residents, who may keep them, and keys without the day on which
 * they were given out. Of all steps reached only the latest counts, as all have the same text.
 */
export const overdueKeys: DueQuery = ({ till }) => sql`
  SELECT k."id" AS "recordId", k."givenAway" + ${sql.lit(overdueAfterDays)} AS "dueDay", s."step", o."id" AS "objectId",
    a."id" AS "accountId", NULL::numeric AS "amount", NULL::text AS "details"
  FROM "objectKey" k
  JOIN "object" o ON o."id" = k."id" AND o."deletedOn" IS NULL AND o."hasKey"
  JOIN "account" a ON a."id" = k."accountId" AND a."deletedOn" IS NULL
  CROSS JOIN LATERAL (
    SELECT min("step") AS "step" FROM "reminderStep"
    WHERE "kind" = 'keyOverdue' AND k."givenAway" + ${sql.lit(overdueAfterDays)} - "step" <= ${till}::date
  ) AS s
  WHERE k."accountId" IS NOT NULL AND ${keyIsOut}
    AND k."givenAway" + ${sql.lit(overdueAfterDays)} - s."step" > ${till}::date - ${sql.lit(rememberedFor)}
    AND k."givenAway" BETWEEN ${till}::date - ${sql.lit(overdueAfterDays + rememberedFor)}
        + (SELECT min("step") FROM "reminderStep" WHERE "kind" = 'keyOverdue')
      AND ${till}::date - ${sql.lit(overdueAfterDays)}
    AND NOT EXISTS (
      SELECT FROM "objectAccount" l WHERE l."objectId" = k."id" AND l."accountId" = k."accountId" AND l."deletedOn" IS NULL
        AND l."relation" = ANY (${[relations.owner, ...tenantRelations]}::integer[])
        AND (l."endDate" IS NULL OR l."endDate" >= ${till}::date))`
