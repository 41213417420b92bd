// The mapping of a file's columns.
import { z } from 'zod'
import { instant } from '#kit/fields/schema.ts'

/** How an ambiguous column is read. */
export const dateOrders = ['dmy', 'mdy', 'ymd', 'serial'] as const
export const decimalMarks = ['decimalComma', 'decimalPoint'] as const
export const nameOrders = ['lastFirst', 'firstLast'] as const

const target = z.string().max(80)

export const columnUse = z.strictObject({
  /** `part.field`, as in `owner.phone`; null if the column is not mapped. */
  target: target.nullable(),
  /** A column without a target goes into the notes, with its header, unless it is left out. */
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
  /** Name of the other system that the numbers belong to. */
  system: z.string().trim().max(80),
  /** For an existing record: fill empty fields, overwrite fields, or leave it unchanged. */
  found: z.enum(['fill', 'replace', 'keep']),
  /** What to do if a person of the same name exists, and nothing else shows whether it is the same person. */
  sameName: z.enum(['ask', 'same', 'new']),
})
export type Mapping = z.output<typeof mapping>

/** Why a column was given its target, or is left out. */
export const reasons = [
  /** The whole header is a known name, or a part of it. */
  ...(['header', 'headerPart'] as const),
  /** What its cells are. */
  ...(['emails', 'phones', 'pictures'] as const),
  ...(['otherColumns', 'feed', 'remembered'] as const),
  /** Left out: it counts the rows, says how another column is meant, or only concerns the other program. */
  ...(['counter', 'label', 'stamp'] as const),
  /** Its numbers are of another unit than those of the field that it names. */
  'otherUnit',
] as const
export type Reason = (typeof reasons)[number]

export const mostAlternatives = 3

const columnProposal = z.object({
  target: target.nullable(),
  why: z.enum(reasons).nullable(),
  /** Other targets that the header or the cells could mean, best first. */
  others: z.array(target).max(mostAlternatives),
  /** How its cells are written, as far as they show it. */
  reads: columnUse.pick({ dates: true, decimals: true, names: true }),
  /** What its cells leave open. */
  asks: z.enum(['dates', 'decimals']).nullable(),
})
export type ColumnProposal = z.output<typeof columnProposal>

/** Where uses were taken from: the last file that was imported with them, or a file with a mapping. */
const rememberedFrom = z.object({ fileName: z.string(), on: instant.nullable() })
export type RememberedFrom = z.output<typeof rememberedFrom>

/** Null for a file that was read by an older release. */
export const proposal = z
  .object({ columns: z.array(columnProposal), from: rememberedFrom.nullable() })
  .nullable()
export type Proposal = NonNullable<z.output<typeof proposal>>
