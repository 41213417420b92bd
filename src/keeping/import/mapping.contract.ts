// What becomes of the columns of a file.
import { z } from 'zod'

/** How a column is read that can be read in two ways. */
export const dateOrders = ['dmy', 'mdy', 'ymd', 'serial'] as const
export const decimalMarks = ['decimalComma', 'decimalPoint'] as const
export const nameOrders = ['lastFirst', 'firstLast'] as const

const target = z.string().max(80)

const columnUse = z.strictObject({
  /** `part.field`, as in `owner.phone`; null: the column is not taken over by itself. */
  target: target.nullable(),
  dates: z.enum(dateOrders).optional(),
  decimals: z.enum(decimalMarks).optional(),
  names: z.enum(nameOrders).optional(),
  /** What a text in the column stands for, where it is not the name of an option: the option's value, or '' for none. */
  values: z.record(z.string().max(200), z.string().max(100)).optional(),
})
export type ColumnUse = z.output<typeof columnUse>

export const mostColumns = 500

export const mapping = z.strictObject({
  columns: z.array(columnUse).max(mostColumns),
  /** Values that every row gets. */
  fixed: z.array(z.strictObject({ target, value: z.string().max(300) })).max(50),
  /** Filled cells of columns without a target go into the notes, with their headers. */
  restToNotes: z.boolean(),
  /** What the other system is called, of which the numbers are. */
  system: z.string().trim().max(80),
  /** Of a record that is here already: empty fields are filled, fields take the file's values, or it stays as it is. */
  found: z.enum(['fill', 'replace', 'keep']),
  /** Where somebody of the same name is here and nothing tells whether it is the same person. */
  sameName: z.enum(['ask', 'same', 'new']),
})
export type Mapping = z.output<typeof mapping>
