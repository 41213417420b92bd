import { columnsOf } from '#kit/list/columns/columns.ts'
import type { Tone } from '#kit/ui/tones.ts'
import { recordList } from '#base/lists/recordList.ts'
import { orderFilters, orderListApi } from './list/orderList.contract.ts'
import type { OrderState } from './orders.contract.ts'
import { orderPaths } from './orders.paths.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    OrderList: typeof orderList
  }
}

export const toneOfOrder: Record<OrderState, Tone> = {
  draft: 'neutral',
  issued: 'amber',
  valid: 'green',
  ended: 'neutral',
  declined: 'red',
  withdrawn: 'neutral',
}

const c = columnsOf(orderListApi.searchOrders, 'order')

export const orderList = recordList('OrderList', orderListApi.searchOrders, {
  title: 'order.title',
  none: ['order.none', 'order.noneText'],
  filters: orderFilters,
  setup: { opensBy: { by: 'number', desc: true } },
  columns: [
    c.link('number', (row) => orderPaths.order(row.id), { nowrap: true, card: 'code' }),
    c.special('side', { nowrap: true, sort: false, exported: ({ side }) => side }),
    c.special('state', { nowrap: true, sort: false, card: 'fact', exported: ({ state }) => state }),
    c.text('partyNames', { grows: 1, card: 'title' }),
    c.text('objectNumbers', { sort: false, card: 'fact' }),
    c.text('agent', { sort: false, hideBelow: 1100, card: 'none' }),
    c.instant('signedOn', { sort: false, hideBelow: 1100, card: 'none' }),
    c.date('endsOn', { card: 'fact' }),
  ],
})
