// An activity can hang on several records, and on an activity that itself hangs on others.
//
// A person sees it who may open at least one of those records, and then without the links to those
// that they may not open. Only who may change all of them may change it: what is written into it is
// read wherever it hangs. One that hangs on nothing is everybody's.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** Whether something may be done with the record that two columns name; false for activities. */
type MayRecord = (
  entity: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) => boolean | RawBuilder<SqlBool>

/** The records that "Activity" hangs on, however far away, in "hung". */
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
