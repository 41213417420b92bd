import { z } from 'zod'

/** One choice of a list whose values are numbers, in the reader's language. */
export const numberOption = z.object({
  value: z.number(),
  text: z.string(),
  parent: z.number().nullable(),
  /** Of what is offered no more. */
  retired: z.literal(true).optional(),
})
