import { dateFilterTypes } from '../activities.contract.ts'
import type { ActivityFilter } from '../activities.contract.ts'

type Filter = Pick<ActivityFilter, 'done' | 'startDate' | 'endDate' | 'dateFilterType'>

/** The default order: tasks by due date; others by the filtered date, else by when they were added, the newest first. */
export function activityOrder({ done, startDate, endDate, dateFilterType }: Filter) {
  const filtered = startDate || endDate ? dateFilterTypes[dateFilterType ?? 0]! : undefined
  const by = filtered ?? (done === false ? 'date' : 'createdOn')
  return { by, desc: done !== false || by !== 'date' }
}
