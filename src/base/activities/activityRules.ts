// Permissions of activities. An activity can be linked to several records, and to another activity with links of its
// own.
//
// A user may open it if they may open at least one of those records; links to the others are hidden. Changing it
// requires changing all of them, since its text is visible at each. An activity without links is open to everybody.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** Whether the actor may open or change the record whose kind and ID are in two columns; false for activities. */
type MayRecord = (
  entity: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) => boolean | RawBuilder<SqlBool>

/** CTE "hung": all records that "Activity" is linked to, directly or through other activities. */
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
