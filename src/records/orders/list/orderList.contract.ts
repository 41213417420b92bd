// Contract of the list of orders and mandates.
import { z } from 'zod'
import { dayFilter, filterInput, oneOfFilter, searched, someFilter } from '#kit/fields/filters.ts'
import { day, id, instant } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { orderSides } from '../orderFields.contract.ts'
import { orderStates } from '../orders.contract.ts'

export const orderRow = z.object({
  id,
  number: z.int().nullable(),
  side: z.enum(orderSides),
  state: z.enum(orderStates),
  isExclusive: z.boolean(),
  partyNames: z.string(),
  objectNumbers: z.string(),
  agent: z.string().nullable(),
  issuedOn: instant.nullable(),
  signedOn: instant.nullable(),
  endsOn: day.nullable(),
  /** What it makes longer. */
  extendsId: id.nullable(),
})
export type OrderRow = z.output<typeof orderRow>

const orderSorts = ['number', 'partyNames', 'issuedOn', 'endsOn'] as const
export type OrderSort = (typeof orderSorts)[number]

export const orderFilters = {
  ...searched,
  side: oneOfFilter('order.side', orderSides, 'order.side', 'order.filter.bothSides'),
  states: someFilter('order.state', orderStates, 'order.state', { atMost: 6, few: true }),
  endsFrom: dayFilter('order.filter.endsFrom'),
  endsTill: dayFilter('order.filter.endsTill'),
}
export const orderFilter = z.strictObject({
  ...listInputOf(orderSorts),
  ...filterInput(orderFilters),
})
export type OrderFilter = z.output<typeof orderFilter>

export const orderListApi = {
  searchOrders: post('/api/Order/search', {
    may: staff,
    shows: ['order', 'account', 'lead', 'object'],
    body: orderFilter,
    answer: pageOf(orderRow),
  }),
}
