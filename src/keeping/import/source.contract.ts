// How a file is read: what was found, and what a person chose instead.
import { z } from 'zod'

export const encodings = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1253', 'iso-8859-7'] as const),
  ...(['windows-1251', 'koi8-r'] as const),
] as const
export const delimiters = [';', ',', '\t', '|'] as const

/** Chosen by a person; what is left out is found by the product. */
export const chosenSource = z.strictObject({
  encoding: z.enum(encodings).optional(),
  delimiter: z.enum(delimiters).optional(),
  sheet: z.string().max(200).optional(),
  /** The row with the headers; null: there is none. */
  headerRow: z.int().min(1).max(1000).nullable().optional(),
})
export type ChosenSource = z.output<typeof chosenSource>

export const foundSource = z.object({
  chosen: chosenSource,
  format: z.enum(['csv', 'xlsx', 'vcard', 'kyero']).nullable(),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  headerRow: z.int().nullable(),
  headers: z.array(z.string()),
})
export type FoundSource = z.output<typeof foundSource>
