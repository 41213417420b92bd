// What could not be read in a calendar that was read otherwise; each is the key of a text.
import { z } from 'zod'

/** The first of these leave out days that may be taken. */
const lost = ['noStart', 'badStart', 'badRule', 'tooMany', 'period', 'kind', 'cut'] as const
export const problemKinds = [
  ...lost,
  ...(['year', 'badEnd', 'badDate', 'zone', 'line'] as const),
] as const
export type ProblemKind = (typeof problemKinds)[number]

export const isLost = (why: ProblemKind): boolean => (lost as readonly ProblemKind[]).includes(why)

/** Most problems of a calendar that are stored and shown. */
export const mostProblems = 20

export const problem = z.object({
  /** Counted from 1; 0 for a problem of the whole calendar. */
  line: z.int(),
  /** The text of the line, or its beginning. */
  text: z.string(),
  /** The event's summary, else its UID. */
  event: z.string().nullable(),
  why: z.enum(problemKinds),
})
export type Problem = z.output<typeof problem>
