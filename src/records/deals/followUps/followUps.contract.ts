// What follows from a deal that is won, or lost: each step as it stands, to be done or taken back by a person.
import { z } from 'zod'
import { instant } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/**
 * Its lead closed, the object sold or rented, off the site, its owner or tenant entered, other clients' agents told, and
 * the leads closed that waited for nothing else.
 */
export const followUpSteps = ['lead', 'object', 'site', 'people', 'leads', 'others'] as const
export type FollowUpStep = (typeof followUpSteps)[number]

/** Done only by itself: with the rest it would close what the agents are just told of. */
export const doneAlone: readonly FollowUpStep[] = ['others']

const followUp = z.object({
  step: z.enum(followUpSteps),
  state: z.enum(['toDo', 'done', 'notApplicable']),
  /** What is to be done, or how it is, in the caller's language. */
  text: z.string(),
  /** What else it does, or why it does not apply. */
  details: z.array(z.string()),
  mayDo: z.boolean(),
  mayUndo: z.boolean(),
  /** When it was done from here, and by whom; null where it was so anyway. */
  doneOn: instant.nullable(),
  doneBy: z.string().nullable(),
})
export type FollowUp = z.output<typeof followUp>

/** Of a deal that is lost its lead, and what was done; of one that goes on what was done. */
const followUps = z.object({ steps: z.array(followUp) })
export type FollowUps = z.output<typeof followUps>

const oneStep = z.strictObject({ step: z.enum(followUpSteps) })
const changes = ['deal', 'object', 'account', 'lead', 'activity']

export const followUpsApi = {
  followUps: get('/api/Deal/followUps/{id}', {
    may: staff,
    shows: ['deal', 'object', 'account', 'lead', 'activity'],
    params: byId,
    answer: followUps,
  }),
  /** Harmless when it is done already, by whomever. */
  doFollowUp: post('/api/Deal/followUps/do/{id}', {
    may: staff,
    changes,
    params: byId,
    body: oneStep,
    answer: followUps,
  }),
  /** 409 when somebody has changed since what it did. */
  undoFollowUp: post('/api/Deal/followUps/undo/{id}', {
    may: staff,
    changes,
    params: byId,
    body: oneStep,
    answer: followUps,
  }),
}
