// What a filter of the action log lets through: one line a criterion.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { onDays } from '#kit/db/days.ts'
import { logEntities } from './actionLog.contract.ts'
import type { ActionLogFilter } from './actionLog.contract.ts'

type Where = RawBuilder<SqlBool>

export type AskedEntries = Pick<
  ActionLogFilter,
  'actionBy' | 'entityId' | 'startDate' | 'endDate'
> & {
  entity: string | undefined
}

/** Of a record by its number alone every kind is asked for: an index begins with the kind. */
export function entriesWhere({
  actionBy,
  entity,
  entityId,
  startDate,
  endDate,
}: AskedEntries): Where[] {
  const kinds = entity ? [entity] : entityId ? logEntities : []
  return [
    sql<SqlBool>`true`,
    ...(actionBy ? [sql<SqlBool>`l."actionById" = ${actionBy}`] : []),
    ...(kinds.length === 1 ? [sql<SqlBool>`l."entity" = ${kinds[0]}`] : []),
    ...(kinds.length > 1 ? [sql<SqlBool>`l."entity" = ANY(${[...kinds]})`] : []),
    ...(entityId ? [sql<SqlBool>`l."entityId" = ${entityId}`] : []),
    ...onDays(sql`l."date"`, 'instants', { from: startDate, to: endDate }),
  ]
}
