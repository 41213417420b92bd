// An activity can be linked to several records, and to an activity that is itself linked to others.
//
// A person may see it if they may open at least one of these records; links to others are hidden. They may change it only if they
// may change all of them, because its text is shown at each. An activity without links belongs to everybody.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** SQL for whether an action is allowed for the record in two columns; false for activities. */
type MayRecord = (
  entity: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) => boolean | RawBuilder<SqlBool>

/** SQL for all records that "Activity" is linked to, directly or through others, as "hung". */
const hung = sql`
  WITH RECURSIVE "hung" AS (
    SELECT "entity", "entityId" FROM "activityLink" WHERE "activityId" = "Activity"."id"
    UNION
    SELECT l."entity", l."entityId"
    FROM "hung" JOIN "activityLink" l ON "hung"."entity" = 'Activity' AND l."activityId" = "hung"."entityId"
  )`

export const activityRules = {
  open: (mayOpen: MayRecord) => {
    const may = mayOpen(sql`"hung"."entity"`, sql`"hung"."entityId"`)
    if (typeof may === 'boolean') return may
    return sql<SqlBool>`(
      EXISTS (${hung} SELECT FROM "hung" WHERE ${may})
      OR NOT EXISTS (SELECT FROM "activityLink" WHERE "activityId" = "Activity"."id"))`
  },
  change: (mayChange: MayRecord) => {
    const may = mayChange(sql`"hung"."entity"`, sql`"hung"."entityId"`)
    if (typeof may === 'boolean') return may
    return sql<SqlBool>`NOT EXISTS (
      ${hung} SELECT FROM "hung" WHERE "hung"."entity" <> 'Activity' AND NOT ${may})`
  },
}
