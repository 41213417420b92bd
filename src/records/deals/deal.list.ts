import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { dealFilters, dealListApi } from './dealList.contract.ts'
import { dealPaths } from './deals.paths.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    DealList: typeof dealList
  }
}

const c = columnsOf(dealListApi.searchDeals, 'deal')

export const dealList = recordList('DealList', dealListApi.searchDeals, {
  kind: 'Deal',
  title: 'deal.title',
  none: ['deal.none', 'deal.noneText'],
  filters: dealFilters,
  setup: { opensBy: { by: 'id', desc: true } },
  columns: [
    c.link('id', (row) => dealPaths.deal(row.id), {
      nowrap: true,
      exported: ({ id }) => `D${id}`,
    }),
    c.text('dealType'),
    c.text('dealStage'),
    c.special('objectReferenceNumber', { nowrap: true }),
    c.special('seller'),
    c.special('buyer'),
    c.currency('price'),
    c.money('comission', { hideBelow: 1100 }),
    c.money('deposit', { hideBelow: 1340 }),
    c.date('dateOfDeposit', { hideBelow: 900 }),
    c.date('endDate', { hideBelow: 900 }),
    c.special('lawer', { hideBelow: 1100 }),
    c.special('notary', { hideBelow: 1100 }),
    c.special('civilEngeneer', { hideBelow: 1340 }),
    c.special('assigned'),
  ],
})
