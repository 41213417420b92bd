// The list of accounts with payments.
import { z } from 'zod'
import { filterInput, searched } from '#kit/fields/filters.ts'
import { id, instant } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { office } from '#base/permissions/permissions.contract.ts'

const paymentRow = z.object({
  id,
  name: z.string(),
  /** When one of its transactions last changed; null without transactions. */
  transactionModifiedOn: instant.nullable(),
  balance: z.number(),
})
export type PaymentRow = z.output<typeof paymentRow>

const paymentSorts = ['transactionModifiedOn', 'name', 'balance'] as const
export type PaymentSort = (typeof paymentSorts)[number]

const paymentQuery = z.strictObject({
  ...listInputOf(paymentSorts),
  /** The beginning of a word of the name, in any script. */
  ...filterInput(searched),
})
export type PaymentQuery = z.output<typeof paymentQuery>

export const paymentListApi = {
  listPayments: get('/api/transactions/accounts', {
    may: office,
    shows: ['transaction', 'account'],
    query: paymentQuery,
    answer: pageOf(paymentRow),
  }),
}
