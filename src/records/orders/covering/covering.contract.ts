// The orders that belong to a record of another kind, and what of it no order covers.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { orderRow } from '../list/orderList.contract.ts'

export const orderedKinds = ['Account', 'Object', 'Demand', 'Viewing', 'Deal'] as const
export type OrderedKind = (typeof orderedKinds)[number]

export const ordersOfRecord = z.object({
  items: z.array(orderRow),
  /**
   * Of a viewing: its properties that no order of the client covers on its day; of a deal that was not lost: its property, if none
   * covers it on the day it was agreed.
   */
  uncovered: z.array(z.object({ objectId: id, number: z.string() })),
})
export type OrdersOfRecord = z.output<typeof ordersOfRecord>

export const coveringApi = {
  /** The newest first, at most fifty. */
  ordersOf: get('/api/Order/of', {
    may: staff,
    shows: ['order', 'account', 'lead', 'object', 'viewing', 'deal'],
    query: z.strictObject({ entity: z.enum(orderedKinds), id: z.coerce.number().pipe(id) }),
    answer: ordersOfRecord,
  }),
}
