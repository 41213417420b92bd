import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql, mayBe } from '#base/register/recordRules.store.ts'
import { activityParents } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'

/**
 * SQL for the permission to open activities, for long lists: activities linked to a record that is closed to the actor
 * are few, so they are found once from those records, and only these are checked one by one. Empty for users who may
 * open all.
 */
export function openActivities(id: RawBuilder<unknown>, actor: Actor): RawBuilder<SqlBool>[] {
  if (allowed('open', 'Activity', actor) === true) return []
  const closed = activityParents().flatMap((kind) => {
    const may = kind === 'Activity' || allowed('open', kind, actor)
    if (may === true) return []
    return sql`SELECT l."activityId" FROM "activityLink" l
      JOIN ${sql.table(tableOf(kind))} ${sql.ref(kind)} ON ${sql.ref(`${kind}.id`)} = l."entityId"
      WHERE l."entity" = ${sql.lit(kind)} AND NOT ${asSql(may)}`
  })
  const condition = sql<SqlBool>`(
    ${id} NOT IN (
      WITH RECURSIVE "closed" ("id") AS (
        (${sql.join(closed, sql` UNION ALL `)})
        UNION
        SELECT l."activityId" FROM "closed" JOIN "activityLink" l
          ON l."entity" = 'Activity' AND l."entityId" = "closed"."id"
      )
      SELECT "id" FROM "closed")
    OR ${asSql(mayBe('open', 'Activity', id, actor))})`
  return [condition]
}
