// The WHERE conditions of an action-log filter, one line per criterion.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { onDays } from '#kit/db/days.ts'
import {
  accountsListed,
  listed,
  ofRecordsListed,
  objectsListed,
} from '#base/register/listSearch.store.ts'
import { logEntities } from './actionLog.contract.ts'
import type { ActionLogFilter } from './actionLog.contract.ts'

type Where = RawBuilder<SqlBool>

export type EntryFilter = Pick<
  ActionLogFilter,
  'actionBy' | 'entityId' | 'startDate' | 'endDate' | 'searchStr'
> & {
  entity: string | undefined
}

/** With an `entityId` but no kind, lists all kinds, because the index begins with the kind. */
export function entriesWhere({
  actionBy,
  entity,
  entityId,
  startDate,
  endDate,
  searchStr,
}: EntryFilter): Where[] {
  const isListed = listed(sql`l."id"`, searchStr, entriesListed)
  const kinds = entity ? [entity] : entityId ? logEntities() : []
  return [
    sql<SqlBool>`true`,
    ...(actionBy ? [sql<SqlBool>`l."actionById" = ${actionBy}`] : []),
    ...(kinds.length === 1 ? [sql<SqlBool>`l."entity" = ${kinds[0]}`] : []),
    ...(kinds.length > 1 ? [sql<SqlBool>`l."entity" = ANY(${[...kinds]})`] : []),
    ...(entityId ? [sql<SqlBool>`l."entityId" = ${entityId}`] : []),
    ...onDays(sql`l."date"`, 'instants', { from: startDate, to: endDate }),
    ...(isListed ? [isListed] : []),
  ]
}

// One condition per kind, because the index begins with the kind.
const entriesListed = (typed: string) => sql`ARRAY(
  SELECT "of"."id" FROM "actionLog" "of"
  WHERE ${ofRecordsListed(sql`"of"."entity"`, sql`"of"."entityId"`, typed, true)}
    OR "of"."entity" = 'ObjectKey' AND "of"."entityId" = ANY (${objectsListed(typed, true)})
    OR "of"."entity" = 'Demand' AND "of"."entityId" = ANY (ARRAY(
      SELECT "lead"."id" FROM "lead" WHERE "lead"."accountId" = ANY (${accountsListed(typed, true)}))))`
