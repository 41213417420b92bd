import { formFor } from '#kit/form/formFor.tsx'
import { orderFields } from '../orderFields.contract.ts'
import type { Order } from '../orders.contract.ts'

export const orderForm = formFor('order', orderFields)

/** What people enter. */
export type OrderInput = Pick<Order, keyof typeof orderFields | 'parties' | 'objects'>
