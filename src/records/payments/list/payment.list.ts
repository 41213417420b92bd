import { searched } from '#kit/fields/filters.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { paymentPaths } from '../payments.paths.ts'
import { paymentListApi } from './paymentList.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    PaymentList: typeof paymentList
  }
}

const c = columnsOf(paymentListApi.listPayments, 'payment')

export const paymentList = recordList('PaymentList', paymentListApi.listPayments, {
  title: 'payment.title',
  none: ['payment.none', 'payment.noneText'],
  filters: searched,
  setup: { opensBy: { by: 'transactionModifiedOn', desc: true } },
  columns: [
    c.link('name', (row) => paymentPaths.statement(row.id)),
    c.instant('transactionModifiedOn'),
    c.special('balance', { align: 'right', nowrap: true }),
  ],
})
