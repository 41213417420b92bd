// Bulk actions on leads that an object fits: each lead is handled by itself and has its own outcome.
import { z } from 'zod'
import { day, id, instant, valueSchema } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import { activityFields } from '#base/activities/activityFields.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { mostTicked } from '../matching/matching.contract.ts'
import { selectionFields } from '#outside/selections/selectionFields.contract.ts'
import { pageLanguage, selection } from '#outside/selections/selections.contract.ts'

const leadIds = z
  .array(id)
  .min(1)
  .max(mostTicked)
  .transform((all) => [...new Set(all)])

/** Proposed mail to a lead's client, in the client's language. */
const proposal = z.object({
  leadId: id,
  client: z.string().nullable(),
  accountId: id.nullable(),
  language: pageLanguage,
  /** Addresses that mail can be sent to. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  subject: z.string(),
  note: z.string(),
  /** When the client was last sent this object for this lead. */
  sentOn: instant.nullable(),
})
export type Proposal = z.output<typeof proposal>

const leadToSend = z.strictObject({
  leadId: id,
  language: pageLanguage,
  note: valueSchema(selectionFields.note),
  /** Null: no mail; only the page is created, and an agent sends its link. */
  email: z.string().max(200).nullable(),
})
export type LeadToSend = z.output<typeof leadToSend>

const outcome = z.object({
  leadId: id,
  /** Null if the lead does not exist or the caller may not open it. */
  title: z.string().nullable(),
  /** Why the lead was refused, in the caller's language; null if it was not. */
  refused: z.string().nullable(),
})
const sent = outcome.extend({ selection: selection.nullable() })
export type SentLead = z.output<typeof sent>

/** Assignees of a task: the lead's agents (the caller if there are none), or always the caller. */
export const taskOwners = ['agent', 'me'] as const
export type TaskOwner = (typeof taskOwners)[number]

const tasks = z.strictObject({
  leadIds,
  description: valueSchema(activityFields.description).refine((text) => text !== null, {
    params: { text: 'problem.required' },
  }),
  date: day,
  owner: z.enum(taskOwners),
})
export type TasksInput = z.output<typeof tasks>

export const fittingLeadsApi = {
  /** Leaves out leads that do not exist or that the caller may not change. */
  proposeSelections: post('/api/object/fittingLeads/propose', {
    may: staff,
    shows: ['lead', 'account', 'object', 'selection'],
    body: z.strictObject({ objectId: id, leadIds }),
    answer: z.object({ items: z.array(proposal) }),
  }),
  /** Adds the object to each lead, and creates and mails a selection with it. */
  sendSelections: post('/api/object/fittingLeads/send', {
    may: staff,
    changes: ['selection', 'lead'],
    body: z.strictObject({
      objectId: id,
      leads: z.array(leadToSend).min(1).max(mostTicked),
    }),
    answer: z.object({ items: z.array(sent) }),
  }),
  addTasks: post('/api/object/fittingLeads/tasks', {
    may: staff,
    changes: ['activity'],
    body: tasks,
    answer: z.object({ items: z.array(outcome) }),
  }),
}
