// Follow-up steps of won and lost deals, which users do or undo one by one.
import { z } from 'zod'
import { instant } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/**
 * In order: close its lead, mark the object as sold or rented, take it off the site, enter the new owner or tenant, add
 * tasks for agents of other clients, and close the leads that waited for nothing else.
 */
export const followUpSteps = ['lead', 'object', 'site', 'people', 'leads', 'others'] as const
export type FollowUpStep = (typeof followUpSteps)[number]

/** Not part of "do all": it closes the leads whose agents another step gives a task. */
export const doneAlone: readonly FollowUpStep[] = ['others']

const followUp = z.object({
  step: z.enum(followUpSteps),
  state: z.enum(['toDo', 'done', 'notApplicable']),
  /** What to do or what was done, in the user's language. */
  text: z.string(),
  /** Further effects, or why the step does not apply. */
  details: z.array(z.string()),
  mayDo: z.boolean(),
  mayUndo: z.boolean(),
  /** When and by whom the step was done here; null if the state was reached otherwise. */
  doneOn: instant.nullable(),
  doneBy: z.string().nullable(),
})
export type FollowUp = z.output<typeof followUp>

/** For a lost deal, its lead and steps already done; for an open deal, steps already done. */
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
  /** Does nothing if the step is already done. */
  doFollowUp: post('/api/Deal/followUps/do/{id}', {
    may: staff,
    changes,
    params: byId,
    body: oneStep,
    answer: followUps,
  }),
  /** 409 when somebody has changed the affected records since. */
  undoFollowUp: post('/api/Deal/followUps/undo/{id}', {
    may: staff,
    changes,
    params: byId,
    body: oneStep,
    answer: followUps,
  }),
}
