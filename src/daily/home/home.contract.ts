// API of the start page: the user's day, work and figures, recent changes, and counts.
import { z } from 'zod'
import { day, id, instant } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { activity } from '#base/activities/activities.contract.ts'
import { objectKeyRow } from '#records/object-keys/objectKeys.contract.ts'
import { firstSteps } from '#daily/first-steps/firstSteps.contract.ts'
import { openedRecord } from '#daily/search/opened/opened.contract.ts'
import { today, unanswered } from './diary.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Groups of open activities by due date. `week` is the seven days after today. */
export const dueGroups = ['overdue', 'today', 'week', 'undated'] as const
export type DueGroup = (typeof dueGroups)[number]
/** Most activities shown per group. */
export const mostShown = 8

const dueActivity = activity.extend({
  /** Phone of the person, client or owner whom the activity is about. */
  phone: z.string().nullable(),
  /** Whose phone it is. */
  phoneOfId: id.nullable(),
  /** `tel:` link, computed on the server because the phone library is too large for a first visit. */
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

/** Counting stops here. */
export const mostCounted = 1000
const objectToPublish = z.object({
  id,
  title: z.string(),
  state: z.enum(['refused', 'waiting']),
  /** Why publishing was refused, in the reader's language. */
  reasons: z.array(z.string()),
  /** Created by the caller or assigned to them. */
  isMine: z.boolean(),
})
export type ObjectToPublish = z.output<typeof objectToPublish>

const stageOfLeads = z.object({
  /** 0 for leads without a stage. */
  stage: z.int(),
  text: z.string().nullable(),
  /** Position in the list of stages, from 0; -1 for leads without a stage. */
  place: z.int(),
  count: z.int(),
  /** Commission of the open deals of these leads; null if none is known. */
  comission: z.number().nullable(),
})

const monthFigures = z.object({
  /** Deals won, and their commission. */
  deals: z.int(),
  comission: z.number(),
  viewings: z.int(),
})

export const home = z.object({
  /** For administrators of a new agency; null once no step is open, and for the demo agency. */
  firstSteps: firstSteps.nullable(),
  /** Activities assigned to the caller, or written by the caller and assigned to nobody. */
  mine: z.object({ overdue: due, today: due, week: due, undated: due }),
  today,
  unanswered,
  /** Open leads assigned to the caller: by stage, in the order of the stages, and those that need attention. */
  leads: z.object({
    stages: z.array(stageOfLeads),
    noNextStep: z.int(),
    untouched: z.int(),
  }),
  /** Keys that are out for too long, the longest first. */
  keys: z.object({ items: z.array(objectKeyRow), totalRows: z.int() }),
  /** The caller's figures of this month until today, and of the same days of the month before. */
  month: z.object({
    from: day,
    till: day,
    now: monthFigures,
    before: monthFigures.extend({ from: day, till: day }),
  }),
  /** Recently opened records. */
  opened: z.array(openedRecord),
  changed: z.object({ byMe: z.array(changedRecord), byAnyone: z.array(changedRecord) }),
  /** Objects that should be public and are not: the caller's own first, refused before waiting ones. */
  toPublish: z.object({ items: z.array(objectToPublish), totalRows: z.int().max(mostCounted) }),
  counts: z.object({
    objects: z.int(),
    accounts: z.int(),
    owners: z.int(),
    clients: z.int(),
    partners: z.int(),
    professionals: z.int(),
    sources: z.int(),
    /** Null for callers who may not see the list of employees. */
    employes: z.int().nullable(),
    /** Open activities of everybody. */
    actions: z.int(),
  }),
})
export type Home = z.output<typeof home>

export const homeApi = {
  getHome: get('/api/home', {
    may: staff,
    shows: [
      'activity',
      'account',
      'object',
      'lead',
      'assignment',
      'opened',
      'viewing',
      'reservation',
      'leadRule',
      'objectKey',
      'deal',
      'firstStep',
      'agency',
      'portal',
      'secondFactor',
      'mailSettings',
    ],
    answer: home,
  }),
}
