import { z } from 'zod'

/** One option of a list whose values are numbers, in the user's language. */
export const numberOption = z.object({
  value: z.number(),
  text: z.string(),
  parent: z.number().nullable(),
  /** No longer offered. */
  retired: z.literal(true).optional(),
  /** A stage at which work on a record ends. */
  closed: z.literal(true).optional(),
})
