import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { objectKeyFilters, objectKeysApi } from './objectKeys.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ObjectKeyList: typeof objectKeyList
  }
}

const c = columnsOf(objectKeysApi.listObjectKeys, 'objectKey')

export const objectKeyList = recordList('ObjectKeyList', objectKeysApi.listObjectKeys, {
  exported: true,
  title: 'objectKey.title',
  none: ['objectKey.none', 'objectKey.noneText'],
  filters: objectKeyFilters,
  setup: { opensBy: { by: 'objectReferenceNumber', desc: false }, defaultSize: 10 },
  columns: [
    c.link('objectReferenceNumber', (row) => objectPaths.object(row.objectId), { nowrap: true }),
    c.special('account'),
    c.date('received'),
    c.date('givenAway'),
    c.special('state', {
      card: 'state',
      sort: false,
      exported: ({ isOut, isOverdue }, say) =>
        say(`objectKey.${isOverdue ? 'overdue' : isOut ? 'out' : 'atOffice'}`),
    }),
    c.text('description'),
    c.special('edit', { label: 'kit.edit', sort: false, align: 'right' }),
  ],
})
