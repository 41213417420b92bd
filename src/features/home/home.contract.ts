// What the start page shows: my work, what was changed lately, how much there is of everything.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { activity } from '#features/activities/activities.contract.ts'
import { openedRecord } from '#features/search/opened/opened.contract.ts'
import { staff } from '#features/session/permissions.contract.ts'

/** When my open activities are due. `week` is the seven days after today. */
export const dueGroups = ['overdue', 'today', 'week', 'undated'] as const
export type DueGroup = (typeof dueGroups)[number]
/** Activities shown of each group. */
export const mostShown = 8

const due = z.object({ items: z.array(activity), totalRows: z.int() })
const changedAccount = z.object({
  id,
  name: z.string(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
})
export type ChangedAccount = z.output<typeof changedAccount>

export const home = z.object({
  /** What I am to do: assigned to me, or written by me and assigned to nobody. */
  mine: z.object({ overdue: due, today: due, week: due, undated: due }),
  /** What I opened last. */
  opened: z.array(openedRecord),
  changed: z.object({ byMe: z.array(changedAccount), byAnyone: z.array(changedAccount) }),
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
  getHome: get('/api/home', { may: staff, shows: ['activity', 'account', 'opened'], answer: home }),
}
