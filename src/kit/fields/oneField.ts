// Reading and changing one field of a record: its value with options for the editor, and its change as JSON Patch.
import { z } from 'zod'

/** A JSON Patch with one `replace` of one field. */
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

/** The media type of JSON Patch, besides plain JSON. */
export const patchTypes = ['application/json-patch+json']

export const fieldName = z.string().max(100)

/** An option of a list, as answers have it. */
export const option = z.object({
  value: z.union([z.string(), z.number()]),
  text: z.string(),
  parent: z.number().nullable(),
  /** No longer offered. */
  retired: z.literal(true).optional(),
  /** A stage at which work on a record ends. */
  closed: z.literal(true).optional(),
})

/** The value, with the options of a choice; for several chosen options their ids and a joined text. */
export const fieldChoices = z.object({
  dtoFieldName: z.string(),
  value: z.unknown(),
  valueArray: z.array(z.number()).optional(),
  selectList: z.array(option),
  selectListText: z.string().optional(),
})
export type FieldChoices = z.input<typeof fieldChoices>
