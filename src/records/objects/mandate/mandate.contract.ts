// The mandate of the owner that covers a property (records/orders).
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'

/** A mandate that ends within so many days ends soon. */
export const soonDays = 30

/** `ending`: in force, and ends soon; `coming`: signed, and begins later; `ended`: run out, or ended early. */
export const mandateStates = ['inForce', 'ending', 'coming', 'ended'] as const

/** The one in force, or else the next, or else the last. */
export const objectMandate = z.object({
  state: z.enum(mandateStates),
  isExclusive: z.boolean(),
  validFrom: day,
  endsOn: day,
  /** Null for those who may not open it; `endReason` if it ended early. */
  order: z.object({ id, number: z.int(), endReason: z.string().nullable() }).nullable(),
})
export type ObjectMandate = z.output<typeof objectMandate>

/** By which properties are found. */
export const mandateFilters = ['inForce', 'ending', 'none'] as const
export type MandateFilter = (typeof mandateFilters)[number]
