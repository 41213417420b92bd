// Filter of lists by the people assigned to their records.
import { z } from 'zod'

/** The reader's own records, those of the reader's branch, and those of nobody. */
export const whoseChoices = ['mine', 'branch', 'nobody'] as const
export type Whose = (typeof whoseChoices)[number]

export const whoseInput = {
  whose: z.enum(whoseChoices).nullish(),
  /** An assigned person; 0 means nobody. */
  assigned: z.int().min(0).max(2_147_483_647).nullish(),
  /** Name for the filter's own display; the server does not read it. */
  assignedText: z.string().max(500).nullish(),
}
export type WhoseFilter = { whose?: Whose | null | undefined; assigned?: number | null | undefined }
