// What an answering mail says, and what its signatures prove.
import { z } from 'zod'
import { instant } from '#kit/fields/schema.ts'

/** The most telling first. */
export const answerOutcomes = [
  'proven',
  // DNS did not answer.
  'unchecked',
  // Nor did it for a week.
  'notCheckable',
  'partly',
  'otherDomain',
  'noKey',
  'failed',
  'unsigned',
] as const
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** Names of the facts in the acts `answered`, `answerChecked` and `answerNotCheckable`. */
export const answerFacts = z.object({
  outcome: z.enum(answerOutcomes),
  /** Whose signature says so. */
  domain: z.string().nullable(),
  from: z.string().nullable(),
  /** The party with this address. */
  party: z.string().nullable(),
  subject: z.string().nullable(),
  /** As the mail says. */
  writtenOn: instant.nullable(),
  /** For the other two: the number of the act `answered`. */
  answer: z.int().nullable(),
})
export type AnswerFacts = z.output<typeof answerFacts>
