// An employee leaves the agency: the last day, and the end of the sign-in.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/** What a person has that ends when they leave. */
const access = z.object({
  canSignIn: z.boolean(),
  /** Invited, and not here yet. */
  isInvited: z.boolean(),
  sessions: z.int(),
  hasCalendarFeed: z.boolean(),
})
export type Access = z.output<typeof access>

const leaver = access.extend({
  id,
  name: z.string(),
  endDate: z.string().nullable(),
  /** Why the person cannot leave now. */
  hindrance: z.enum(['oneself', 'lastAdministrator', 'noEmploye']).nullable(),
})
export type Leaver = z.output<typeof leaver>

const left = access.extend({ lastDay: z.string(), endedNow: z.boolean() })
export type Left = z.output<typeof left>

export const leaveApi = {
  lookAtLeaver: get('/api/leave/{id}', {
    may: admin,
    shows: ['account', 'role', 'invitation', 'ownSession'],
    params: byId,
    answer: leaver,
  }),
  /** With a last day to come, the sign-in ends by itself after it; else it ends now. */
  leave: post('/api/leave/{id}', {
    may: admin,
    changes: ['account', 'role', 'invitation', 'ownSession'],
    params: byId,
    body: z.strictObject({ lastDay: day }),
    answer: left,
  }),
}
