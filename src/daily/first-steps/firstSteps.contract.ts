// The first steps of a new agency: what is done, what is open, and what was skipped.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/** In the order in which an agency takes them. */
export const stepNames = [
  'agency',
  'languages',
  'mail',
  'colleague',
  'property',
  'publish',
  'portal',
  'backup',
  'secondFactor',
] as const
export type StepName = (typeof stepNames)[number]

export const firstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(stepNames), state: z.enum(['done', 'open', 'skipped']) })),
  /** The newest property, to be published, while none is public; null without one. */
  unpublishedId: id.nullable(),
  /** Whether this is the demo agency, which needs no first steps. */
  isDemo: z.boolean(),
})
export type FirstSteps = z.output<typeof firstSteps>

export const firstStepsApi = {
  getFirstSteps: get('/api/firstSteps', {
    may: admin,
    shows: ['firstStep', 'agency', 'account', 'object', 'portal', 'secondFactor', 'mailSettings'],
    answer: firstSteps,
  }),
  /** Skips steps for the whole agency, or takes that back; the caller's second factor only for the caller. */
  skipSteps: post('/api/firstSteps/skip', {
    may: admin,
    changes: ['firstStep'],
    body: z.strictObject({
      names: z.array(z.enum(stepNames)).min(1).max(stepNames.length),
      skipped: z.boolean(),
    }),
    answer: firstSteps,
  }),
}
