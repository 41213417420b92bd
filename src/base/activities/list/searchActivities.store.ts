// Lists of activities: of one record, and of everybody.
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
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { activityFilters, dateFilterTypes, employeeFilterTypes } from '../activities.contract.ts'
import type { Activity, ActivityFilter } from '../activities.contract.ts'
import { activitiesFor } from '../activitiesFor.store.ts'
import { activityOrder } from './activityOrder.ts'
import { activitiesOfPage } from '../readActivities.store.ts'

type Where = RawBuilder<SqlBool>

/**
 * The activities of one record. 404 when the record does not exist, 403 when the actor may not open it.
 */
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

/** All activities that the actor may open. */
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
  const filters = [...where, ...conditions(filter, actor)]
  const all = [live, ...filters]
  const ids = await page({
    db,
    from: activities,
    id: 'a.id',
    where: all,
    rows: (db, page) => db.selectFrom(page).select('page.id'),
    count: totalName(filters, filter) ?? ((db) => countRows(db, activities, all)),
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
    // By the filtered date if there is one: its index holds the rows of the range next to each other.
    ...activityOrder(filter),
  })
  return activitiesOfPage(db, ids, actor)
}

const dateOf = (filter: ActivityFilter) => dateFilterTypes[filter.dateFilterType ?? 0]!

function conditions(filter: ActivityFilter, actor: Actor): Where[] {
  const column = dateOf(filter)
  const did = employeeFilterTypes[filter.employeeFilterType ?? 0]!
  const holds = column === 'createdOn' ? 'instants' : 'local'
  return conditionsOf(activityFilters, filter, {
    done: (done) => sql<SqlBool>`a."done" = ${sql.lit(done)}`,
    searchStr: (typed) => listed(sql`a."id"`, typed, activitiesListed(seesEmployes(actor))),
    employee: by[did],
    mine: () => oneOf(activitiesFor(actor.accountId)),
    startDate: (from) => onDays(sql.ref(`a.${column}`), holds, { from }),
    endDate: (to) => onDays(sql.ref(`a.${column}`), holds, { to }),
    dateFilterType: 'together',
    employeeFilterType: 'together',
  })
}

/** Name of the stored total for these filters, if there is one. */
function totalName(filters: readonly Where[], { done }: ActivityFilter): string | undefined {
  if (filters.length === 0) return 'activities'
  if (filters.length > 1 || done == null) return undefined
  return done ? 'actionsDone' : 'actionsToDo'
}

const activitiesListed = (seeEmployes: boolean) => (typed: string) =>
  sql`ARRAY(
  SELECT "of"."id" FROM "activity" "of"
  WHERE (' ' || "of"."searchText") LIKE ANY (foldPatterns(${typed})) AND "of"."deletedOn" IS NULL
  UNION
  SELECT k."activityId" FROM "activityLink" k WHERE ${ofRecordsListed(sql`k."entity"`, sql`k."entityId"`, typed, seeEmployes)})`

// An array makes the planner look up these few IDs. With a join, it may walk all activities in the list's sort order
// until enough of them match.
const oneOf = (ids: RawBuilder<unknown>) => sql<SqlBool>`a."id" = ANY (ARRAY(${ids}))`

const by = {
  created: (employee: number) => sql<SqlBool>`a."createdById" = ${employee}`,
  assigned: (employee: number) =>
    oneOf(sql`SELECT "activityId" FROM "activityAssigned" WHERE "accountId" = ${employee}`),
}
