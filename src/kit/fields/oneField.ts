// One field of a record over the wire: what its editor needs, and its change as JSON Patch writes it.
import { z } from 'zod'

/** One replace of one field. */
export const replaceOne = z
  .array(
    z.strictObject({
      op: z.literal('replace'),
      path: z.string().regex(/^\/\w+$/),
      value: z.unknown(),
    }),
  )
  .length(1)
export type ReplaceOne = z.output<typeof replaceOne>

/** The media type that JSON Patch has besides plain JSON. */
export const patchTypes = ['application/json-patch+json']

export const fieldName = z.string().max(100)

const option = z.object({
  value: z.union([z.string(), z.number()]),
  text: z.string(),
  parent: z.number().nullable(),
  retired: z.literal(true).optional(),
})

/** The value, and the choices where there are any; of several chosen ones their numbers and a text. */
export const fieldChoices = z.object({
  dtoFieldName: z.string(),
  value: z.unknown(),
  valueArray: z.array(z.number()).optional(),
  selectList: z.array(option),
  selectListText: z.string().optional(),
})
export type FieldChoices = z.input<typeof fieldChoices>
