import { z } from 'zod'
import { mailFailures } from '#kit/mail/mailFailures.contract.ts'
import { mailSteps } from '#kit/mail/mailSteps.contract.ts'

const trialStep = z.object({
  step: z.enum(mailSteps),
  /** `skipped`: the settings ask for no encryption or no sign-in. */
  state: z.enum(['done', 'failed', 'skipped']),
  milliseconds: z.number().nullable(),
  /** The last answer of the server in this step. */
  said: z.string().nullable(),
  addresses: z.array(z.string()),
  certificate: z.object({ protocol: z.string(), name: z.string(), endsOn: z.string() }).nullable(),
  failure: z.enum(mailFailures).nullable(),
})
export type TrialStep = z.output<typeof trialStep>

/** The steps up to the first that failed. */
export const trialSteps = z.object({ steps: z.array(trialStep) })
