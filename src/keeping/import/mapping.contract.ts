// The mapping of a file's columns.
import { z } from 'zod'

/** How an ambiguous column is read. */
export const dateOrders = ['dmy', 'mdy', 'ymd', 'serial'] as const
export const decimalMarks = ['decimalComma', 'decimalPoint'] as const
export const nameOrders = ['lastFirst', 'firstLast'] as const

const target = z.string().max(80)

const columnUse = z.strictObject({
  /** `part.field`, as in `owner.phone`; null if the column is not mapped. */
  target: target.nullable(),
  /** A column without a target says nothing of the record, so that it stays out of the notes too. */
  leftOut: z.literal(true).optional(),
  /** A column of an export of ours: its cells are written as the record has them. */
  asStored: z.literal(true).optional(),
  dates: z.enum(dateOrders).optional(),
  decimals: z.enum(decimalMarks).optional(),
  names: z.enum(nameOrders).optional(),
  /** The option's value for each text of the column that is not an option's name; '' for none. */
  values: z.record(z.string().max(200), z.string().max(100)).optional(),
})
export type ColumnUse = z.output<typeof columnUse>

export const mostColumns = 500

export const mapping = z.strictObject({
  columns: z.array(columnUse).max(mostColumns),
  /** Values for all rows. */
  fixed: z.array(z.strictObject({ target, value: z.string().max(300) })).max(50),
  /** Filled cells of unmapped columns go into the notes, with their headers. */
  restToNotes: z.boolean(),
  /** Name of the other system that the numbers belong to. */
  system: z.string().trim().max(80),
  /** For an existing record: fill empty fields, overwrite fields, or leave it unchanged. */
  found: z.enum(['fill', 'replace', 'keep']),
  /** What to do if a person of the same name exists, and nothing else shows whether it is the same person. */
  sameName: z.enum(['ask', 'same', 'new']),
})
export type Mapping = z.output<typeof mapping>
