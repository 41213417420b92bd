import { columnsOf } from '#kit/list/columns/columns.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import { recordList } from '#base/lists/recordList.ts'
import { activitiesApi, activityFilters } from '../activities.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ActionList: typeof actionList
  }
}

const c = columnsOf(activitiesApi.searchActions, 'activity')

export const actionList = recordList('ActionList', activitiesApi.searchActions, {
  title: 'activity.title',
  none: ['activity.empty', 'activity.emptyAllText'],
  filters: activityFilters,
  setup: { opensFiltered: { mine: true }, sizes: fewSizes, defaultSize: 20, rememberPage: true },
  columns: [
    c.special('done', { sort: false, width: '3rem', align: 'center' }),
    c.instant('createdOn'),
    c.text('createdBy', { sort: false, hideBelow: 1100, width: '11%' }),
    c.special('assignedTo', { sort: false, width: '13%' }),
    c.special('links', { sort: false, width: '15%' }),
    c.special('date', { nowrap: true }),
    c.dateTime('doneDate', { hideBelow: 900 }),
    c.special('description', { sort: false, width: '30%' }),
    c.special('edit', { label: 'activity.editColumn', sort: false, width: '5rem', align: 'right' }),
  ],
})
