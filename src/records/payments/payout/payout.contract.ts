// The owner's share of a stay, added as an income to the owner's statement.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'

/** The current data of an income's stay. */
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
  /** Owners of the property on the day of arrival. */
  owners: z.array(z.object({ id, name: z.string() })),
  /** Default date of the income: the day of departure. */
  transactionDate: z.string(),
})

export const payoutApi = {
  /** By the stay's id. */
  stayPayout: get('/api/transactions/payout/{id}', {
    may: office,
    shows: ['transaction', 'reservation', 'object', 'account'],
    params: byId,
    answer: stayPayout,
  }),
  /** Adds it once for each stay; later requests get the existing income. 409 when the share is no longer `amount`. */
  putPayout: post('/api/transactions/payout/{id}', {
    may: admin,
    changes: ['transaction', 'account'],
    params: byId,
    body: z.strictObject({ accountId: id, amount: z.number(), transactionDate: day.optional() }),
    answer: z.object({ id, isNew: z.boolean() }),
  }),
}
