// The format of a file: detected, and overridden by the user.
import { z } from 'zod'

export const encodings = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1253', 'iso-8859-7'] as const),
  ...(['windows-1251', 'koi8-r', 'cp737', 'ibm866', 'x-mac-greek'] as const),
] as const
export const delimiters = [';', ',', '\t', '|'] as const

/** The user's choices; the rest is detected. */
export const chosenSource = z.strictObject({
  encoding: z.enum(encodings).optional(),
  delimiter: z.enum(delimiters).optional(),
  sheet: z.string().max(200).optional(),
  /** The header row; null without one. */
  headerRow: z.int().min(1).max(1000).nullable().optional(),
})
export type ChosenSource = z.output<typeof chosenSource>

export const foundSource = z.object({
  chosen: chosenSource,
  format: z
    .enum(['csv', 'xlsx', 'vcard', 'kyero', 'openImmo', 'reaxml', 'blm', 'webPage'])
    .nullable(),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  headerRow: z.int().nullable(),
  headers: z.array(z.string()),
})
export type FoundSource = z.output<typeof foundSource>
