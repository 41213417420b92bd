// What the start page shows: my work, what was changed lately, how much there is of everything.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { activity } from '#base/activities/activities.contract.ts'
import { openedRecord } from '#across/search/opened/opened.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** When my open activities are due. `week` is the seven days after today. */
export const dueGroups = ['overdue', 'today', 'week', 'undated'] as const
export type DueGroup = (typeof dueGroups)[number]
/** Activities shown of each group. */
export const mostShown = 8

const dueActivity = activity.extend({
  /** Of the person, the client or the owner that it is about. */
  phone: z.string().nullable(),
  /** What dials it. It comes along, since what makes it is too large for a first visit. */
  phoneLink: z.string().nullable(),
})
export type DueActivity = z.output<typeof dueActivity>
const due = z.object({ items: z.array(dueActivity), totalRows: z.int() })

export const changedKinds = ['Account', 'Object', 'Demand'] as const
const changedRecord = z.object({
  entity: z.enum(changedKinds),
  id,
  name: z.string(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
})
export type ChangedRecord = z.output<typeof changedRecord>

/** No more of them are counted. */
export const mostCounted = 1000
const objectToPublish = z.object({
  id,
  title: z.string(),
  state: z.enum(['refused', 'waiting']),
  /** Why it was refused, in the reader's language. */
  reasons: z.array(z.string()),
  /** Made by whoever asks, or assigned to them. */
  isMine: z.boolean(),
})
export type ObjectToPublish = z.output<typeof objectToPublish>

export const home = z.object({
  /** What I am to do: assigned to me, or written by me and assigned to nobody. */
  mine: z.object({ overdue: due, today: due, week: due, undated: due }),
  /** What I opened last. */
  opened: z.array(openedRecord),
  changed: z.object({ byMe: z.array(changedRecord), byAnyone: z.array(changedRecord) }),
  /** What is to be on the public site and is not: one's own first, what was refused before what waits. */
  toPublish: z.object({ items: z.array(objectToPublish), totalRows: z.int().max(mostCounted) }),
  counts: z.object({
    objects: z.int(),
    accounts: z.int(),
    owners: z.int(),
    clients: z.int(),
    partners: z.int(),
    professionals: z.int(),
    sources: z.int(),
    /** null for people who do not see the list of employees. */
    employes: z.int().nullable(),
    /** Everybody's open activities. */
    actions: z.int(),
  }),
})
export type Home = z.output<typeof home>

export const homeApi = {
  getHome: get('/api/home', {
    may: staff,
    shows: ['activity', 'account', 'object', 'lead', 'assignment', 'opened'],
    answer: home,
  }),
}
