// Lists of activities: those of one record, and those of everybody.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { onDays } from '#kit/db/days.ts'
import { page } from '#kit/db/list/page.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { listed, ofRecordsListed } from '#base/register/listSearch.store.ts'
import { openActivities } from '../openActivities.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { byPerson } from '#base/backend/stamps.ts'
import { dateFilterTypes, employeeFilterTypes } from '../activities.contract.ts'
import type { Activity, ActivityFilter } from '../activities.contract.ts'
import { activitiesFor } from '../activitiesFor.store.ts'
import { activitiesOfPage } from '../readActivities.store.ts'

type Where = RawBuilder<SqlBool>

/** The activities of one record, newest first. 404 if the record does not exist, 403 if the person may not open it. */
export async function activitiesOf(
  db: Db,
  record: RecordRef<ParentKind>,
  filter: ActivityFilter,
  actor: Actor,
): Promise<Page<Activity>> {
  await mustOpen(db, record, actor)
  const { entity, id } = record
  const ofRecord = oneOf(
    sql`SELECT "activityId" FROM "activityLink" WHERE "entity" = ${entity} AND "entityId" = ${id}`,
  )
  return search(db, filter, [ofRecord], actor)
}

/** All activities that a person may open, newest first. */
export const searchActions = (db: Db, filter: ActivityFilter, actor: Actor) =>
  search(db, filter, openActivities(sql`a."id"`, actor), actor)

const activities = sql`"activity" a`
const live: Where = sql`a."deletedOn" IS NULL`

async function search(
  db: Db,
  filter: ActivityFilter,
  where: Where[],
  actor: Actor,
): Promise<Page<Activity>> {
  const asked = [...where, ...conditions(filter, actor)]
  const all = [live, ...asked]
  const ids = await page({
    db,
    from: activities,
    id: 'a.id',
    where: all,
    rows: (db, page) => db.selectFrom(page).select('page.id'),
    count: keptList(asked, filter) ?? ((db) => countRows(db, activities, all)),
    input: filter,
    sorts: {
      id: 'a.id',
      createdOn: 'a.createdOn',
      createdBy: byPerson('a.createdById', activities, live),
      date: 'a.date',
      doneDate: 'a.doneDate',
      modifiedOn: 'a.modifiedOn',
      description: 'a.descriptionBegins',
      done: 'a.done',
      category: 'a.category',
    },
    // Sort by the filtered date, so that the rows of the range are adjacent in its index.
    by: filter.startDate || filter.endDate ? dateOf(filter) : 'createdOn',
    desc: true,
  })
  return activitiesOfPage(db, ids, actor)
}

const dateOf = (filter: ActivityFilter) => dateFilterTypes[filter.dateFilterType ?? 0]!

function conditions(filter: ActivityFilter, actor: Actor): Where[] {
  const { done, employee, startDate, endDate, mine } = filter
  const column = dateOf(filter)
  const did = employeeFilterTypes[filter.employeeFilterType ?? 0]!
  return [
    done != null && sql<SqlBool>`a."done" = ${sql.lit(done)}`,
    listed(sql`a."id"`, filter.searchStr, activitiesListed(seesEmployes(actor))),
    employee != null && by[did](employee),
    mine === true && oneOf(activitiesFor(actor.accountId)),
    ...onDays(sql.ref(`a.${column}`), column === 'createdOn' ? 'instants' : 'local', {
      from: startDate,
      to: endDate,
    }),
  ].filter((condition): condition is Where => condition !== false)
}

/** The list with a kept total that has exactly these rows, if any. */
function keptList(asked: readonly Where[], { done }: ActivityFilter): string | undefined {
  if (asked.length === 0) return 'activities'
  if (asked.length > 1 || done == null) return undefined
  return done ? 'actionsDone' : 'actionsToDo'
}

const activitiesListed = (seeEmployes: boolean) => (typed: string) =>
  sql`ARRAY(
  SELECT "of"."id" FROM "activity" "of"
  WHERE (' ' || "of"."searchText") LIKE ANY (foldPatterns(${typed})) AND "of"."deletedOn" IS NULL
  UNION
  SELECT k."activityId" FROM "activityLink" k WHERE ${ofRecordsListed(sql`k."entity"`, sql`k."entityId"`, typed, seeEmployes)})`

// As an array, so that these few rows are looked up by id. A join can make the planner walk all activities in the order of the
// list until it has found enough of them.
const oneOf = (ids: RawBuilder<unknown>) => sql<SqlBool>`a."id" = ANY (ARRAY(${ids}))`

const by = {
  created: (employee: number) => sql<SqlBool>`a."createdById" = ${employee}`,
  assigned: (employee: number) =>
    oneOf(sql`SELECT "activityId" FROM "activityAssigned" WHERE "accountId" = ${employee}`),
}
