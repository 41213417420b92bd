// The sort orders of leads. There are few stages, sources and people, so these are sorted, and the leads of each
// are read from an index of their own.
import { sql } from 'kysely'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { byPerson } from '#base/backend/stamps.ts'
import type { LeadSort } from './leadLists.contract.ts'
import { live } from './openLeads.store.ts'

const leads = sql`"lead" l`

export const leadSorts: Record<LeadSort, Sort> = {
  id: 'l.id',
  createdOn: 'l.createdOn',
  modifiedOn: 'l.modifiedOn',
  startDate: 'l.startDate',
  endDate: 'l.endDate',
  budgetRangeMin: 'l.budgetRangeMin',
  budgetRangeMax: 'l.budgetRangeMax',
  name: 'l.accountName',
  assigned: 'l.assignedNames',
  type: {
    few: sql`l."typeKey"`,
    names: sql`SELECT "key", "key"::text AS "name" FROM generate_series(1, 6) AS "key"`,
  },
  stage: byPosition('stage', 'leadStage'),
  priority: byPosition('priority', 'leadPriority'),
  source: byPerson('l.source', leads, live),
  createdBy: byPerson('l.createdById', leads, live),
  modifiedBy: byPerson('l.modifiedById', leads, live),
}

// Sorted as in the option list; leads without a value come last.
function byPosition(column: 'stage' | 'priority', list: string): Sort {
  return {
    few: sql`coalesce(l.${sql.ref(column)}, 0)`,
    names: sql`
      SELECT "value" AS "key", lpad("position"::text, 6, '0') AS "name" FROM "selectOption" WHERE "list" = ${list}
      UNION ALL SELECT 0, NULL`,
  }
}
