// A person's open activities by due date.
import { sql } from 'kysely'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { readActivities } from '#base/activities/readActivities.store.ts'
import { openActivities } from '#base/activities/openActivities.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { dueGroups, mostShown } from './home.contract.ts'
import type { DueGroup, Home } from './home.contract.ts'
import { withPhones } from './phonesOfActivities.store.ts'

export async function dueActivities(db: Db, actor: Actor): Promise<Home['mine']> {
  const { rows } = await sql<{ id: number; due: DueGroup; totalRows: number }>`
    SELECT "id", "due", "totalRows" FROM (
      SELECT "id", "due", count(*) OVER (PARTITION BY "due") AS "totalRows",
        row_number() OVER (PARTITION BY "due" ORDER BY "date", "id") AS "position"
      FROM (
        SELECT a."id", a."date", CASE
          WHEN a."date" IS NULL THEN 'undated'
          WHEN a."date" < ${agencyToday()} THEN 'overdue'
          WHEN a."date" < ${agencyDay(1)} THEN 'today'
          ELSE 'week' END AS "due"
        FROM (${toDoOf(actor.accountId)}) AS a
        WHERE ${sql.join([sql`true`, ...openActivities(sql`a."id"`, actor)], sql` AND `)}
      ) mine
    ) placed
    WHERE "position" <= ${mostShown}
    ORDER BY "position"
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  const found = await withPhones(db, await readActivities(db, ids, actor), actor)
  const activities = new Map(found.map((one) => [one.id, one]))
  const of = (group: DueGroup) => {
    const inGroup = rows.filter(({ due }) => due === group)
    const items = inGroup.flatMap(({ id }) => activities.get(id) ?? [])
    return { items, totalRows: inGroup[0]?.totalRows ?? 0 }
  }
  return Object.fromEntries(dueGroups.map((group) => [group, of(group)])) as Home['mine']
}

// Activities assigned to nobody belong to their author.
const toDoOf = (accountId: number) => {
  const toDo = sql`a."done" = false AND a."deletedOn" IS NULL AND (a."date" IS NULL OR a."date" < ${agencyDay(8)})`
  return sql`
    SELECT a."id", a."date" FROM "activity" a JOIN "activityAssigned" s ON s."activityId" = a."id"
    WHERE s."accountId" = ${accountId} AND ${toDo}
    UNION ALL
    SELECT a."id", a."date" FROM "activity" a
    WHERE a."createdById" = ${accountId} AND ${toDo}
      AND NOT EXISTS (SELECT FROM "activityAssigned" s WHERE s."activityId" = a."id")`
}
