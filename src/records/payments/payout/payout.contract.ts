// The owner's share of a stay: the income with which it appears in the statement of the owner's account.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'

/** The stay of an income, as it is now. */
export const stayOfIncome = z.object({
  id,
  number: z.int(),
  checkIn: z.string(),
  checkOut: z.string(),
  objectNumber: z.string(),
  objectTitle: z.string().nullable(),
})
export type StayOfIncome = z.output<typeof stayOfIncome>

const stayPayout = z.object({
  transaction: z
    .object({ id, referenceNumber: z.string(), amount: z.number(), account: z.string() })
    .nullable(),
  /** Of the property on the day of arrival. */
  owners: z.array(z.object({ id, name: z.string() })),
  /** The day that the income gets unless another is given: that of departure. */
  transactionDate: z.string(),
})

export const payoutApi = {
  /** By the number of the stay. */
  stayPayout: get('/api/transactions/payout/{id}', {
    may: office,
    shows: ['transaction', 'reservation', 'object', 'account'],
    params: byId,
    answer: stayPayout,
  }),
  /** Once for each stay: afterwards it answers the income that is there. 409 where the share is not `amount` any more. */
  putPayout: post('/api/transactions/payout/{id}', {
    may: admin,
    changes: ['transaction', 'account'],
    params: byId,
    body: z.strictObject({ accountId: id, amount: z.number(), transactionDate: day.optional() }),
    answer: z.object({ id, isNew: z.boolean() }),
  }),
}
