// The signed orders by which a deal earns its commission: the owner's mandate, and the order of the client.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'

export const comissionOrder = z.object({
  orderId: id,
  number: z.int(),
  side: z.enum(['mandate', 'viewing']),
  /** The fee: of the price, in euro, in months of rent. */
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  months: z.number().nullable(),
  isPlusVat: z.boolean(),
})
export type ComissionOrder = z.output<typeof comissionOrder>
