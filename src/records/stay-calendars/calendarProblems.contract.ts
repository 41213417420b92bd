// What of a calendar could not be read though the rest was, by the key of its text.
import { z } from 'zod'

/** The first of them leave days out that may be taken. */
const lost = ['noStart', 'badStart', 'badRule', 'tooMany', 'period', 'kind', 'cut'] as const
export const problemKinds = [
  ...lost,
  ...(['year', 'badEnd', 'badDate', 'zone', 'line'] as const),
] as const
export type ProblemKind = (typeof problemKinds)[number]

export const isLost = (why: ProblemKind): boolean => (lost as readonly ProblemKind[]).includes(why)

/** How many are kept of a calendar, and shown. */
export const mostProblems = 20

export const problem = z.object({
  /** Counted from 1; 0 where it is about the whole calendar. */
  line: z.int(),
  /** What stands there, or its beginning. */
  text: z.string(),
  /** What its event is called: its summary, else its UID. */
  event: z.string().nullable(),
  why: z.enum(problemKinds),
})
export type Problem = z.output<typeof problem>
