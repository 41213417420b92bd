// A person's activities: those assigned to them, and those they created and assigned to nobody.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

const nobody = (activity: string) =>
  sql<SqlBool>`NOT EXISTS (SELECT FROM "activityAssigned" s WHERE s."activityId" = ${sql.ref(`${activity}.id`)})`

/** SQL for the IDs of a person's activities. */
export const activitiesFor = (accountId: number): RawBuilder<unknown> => sql`
  SELECT "activityId" FROM "activityAssigned" WHERE "accountId" = ${accountId}
  UNION ALL
  SELECT made."id" FROM "activity" made
  WHERE made."createdById" = ${accountId} AND made."deletedOn" IS NULL AND ${nobody('made')}`

/** SQL for whether activity `a` belongs to one of these people; meant for few activities. */
export const isActivityFor = (people: readonly number[]): RawBuilder<SqlBool> => sql<SqlBool>`(
  EXISTS (
    SELECT FROM "activityAssigned" s
    WHERE s."activityId" = a."id" AND s."accountId" = ANY(${people}::integer[]) OFFSET 0)
  OR a."createdById" = ANY(${people}::integer[])
    AND NOT EXISTS (SELECT FROM "activityAssigned" s WHERE s."activityId" = a."id" OFFSET 0))`
