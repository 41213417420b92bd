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
  setup: {
    opensFiltered: { mine: true, done: false },
    sizes: fewSizes,
    defaultSize: 20,
    rememberPage: true,
  },
  columns: [
    c.special('done', { sort: false, width: '3.5rem', align: 'center', card: 'state' }),
    c.instant('createdOn'),
    c.person('createdBy', { sort: false }),
    c.special('assignedTo', { sort: false, nowrap: true, card: 'none' }),
    c.special('links', { sort: false, card: 'fact' }),
    c.special('date', { nowrap: true, card: 'fact' }),
    c.dateTime('doneDate', { card: 'none' }),
    c.special('description', { sort: false, grows: 1, card: 'title' }),
    c.special('edit', {
      label: 'activity.editColumn',
      sort: false,
      width: '5.5rem',
      align: 'right',
      card: 'end',
    }),
  ],
})
