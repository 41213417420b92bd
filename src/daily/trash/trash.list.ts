import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { trashApi, trashFilters } from './trash.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    TrashList: typeof trashList
  }
}

const c = columnsOf(trashApi.listTrash, 'trash')

export const trashList = recordList('TrashList', trashApi.listTrash, {
  title: 'trash.label',
  none: ['trash.empty', 'trash.emptyText'],
  filters: trashFilters,
  setup: { opensBy: { by: 'deletedOn', desc: true } },
  columns: [
    c.special('title', { sort: false, grows: 1 }),
    c.special('entity'),
    c.special('deletedOn', { nowrap: true }),
    c.person('deletedBy'),
    c.special('restore', { sort: false, align: 'right', nowrap: true }),
  ],
})
