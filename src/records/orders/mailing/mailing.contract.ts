// Mails of an order with its signed paper.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { order } from '../orders.contract.ts'

export const orderMailsApi = {
  /** Mails the signed paper to a party once more. */
  sendOrderPaper: post('/api/Order/sendPaper/{id}', {
    may: staff,
    changes: ['order'],
    params: byId,
    body: z.strictObject({ partyId: id }),
    answer: order,
  }),
}
