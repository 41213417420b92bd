// The mandate of the owner that covers a property (records/orders).
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'

/** A mandate that ends within so many days ends soon. */
export const soonDays = 30

/** `ending`: in force, and ends soon; `coming`: signed, and begins later; `ended`: run out, or ended early. */
export const mandateStates = ['inForce', 'ending', 'coming', 'ended'] as const

/** The one in force, or else the next, or else the last. */
export const objectMandate = z.object({
  orderId: id,
  number: z.int(),
  state: z.enum(mandateStates),
  isExclusive: z.boolean(),
  validFrom: day,
  endsOn: day,
  /** If it ended early. */
  endReason: z.string().nullable(),
})
export type ObjectMandate = z.output<typeof objectMandate>

/** By which properties are found. */
export const mandateFilters = ['inForce', 'ending', 'none'] as const
export type MandateFilter = (typeof mandateFilters)[number]
