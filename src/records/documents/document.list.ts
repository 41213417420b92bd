import { searched } from '#kit/fields/filters.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { documentsApi } from './documents.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    DocumentList: typeof documentList
  }
}

const c = columnsOf(documentsApi.listDocuments, 'document')

export const documentList = recordList('DocumentList', documentsApi.listDocuments, {
  kind: 'Document',
  title: 'document.title',
  none: ['document.none', 'document.noneText'],
  filters: searched,
  setup: { opensBy: { by: 'name', desc: false } },
  columns: [
    c.special('name'),
    c.text('description'),
    c.instant('modifiedOn', { hideBelow: 900 }),
    c.special('edit', { label: 'kit.edit', sort: false, align: 'right' }),
  ],
})
