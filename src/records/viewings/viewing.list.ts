import { columnsOf } from '#kit/list/columns/columns.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import { recordList } from '#base/lists/recordList.ts'
import { viewingFilters, viewingsApi } from './viewings.contract.ts'
import { viewingPaths } from './viewings.paths.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ViewingList: typeof viewingList
  }
}

const c = columnsOf(viewingsApi.searchViewings, 'viewing')

export const viewingList = recordList('ViewingList', viewingsApi.searchViewings, {
  kind: 'Viewing',
  title: 'viewing.title',
  none: ['viewing.none', 'viewing.noneText'],
  filters: viewingFilters,
  setup: { opensBy: { by: 'dateOfViewing', desc: true }, sizes: fewSizes, defaultSize: 20 },
  columns: [
    c.link('id', (row) => viewingPaths.viewing(row.id), {
      nowrap: true,
      exported: ({ id }) => `V${id}`,
    }),
    c.dateTime('appointmentCreated', { hideBelow: 900 }),
    c.dateTime('dateOfViewing'),
    c.special('lead'),
    c.text('assigned'),
    c.special('objects', { exported: ({ objectReferenceNumbers }) => objectReferenceNumbers }),
    c.text('result'),
    c.special('edit', { label: 'kit.edit', sort: false, align: 'right' }),
  ],
})
