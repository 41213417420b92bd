// What is held about a person: handed out in one file, or erased for good.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, file, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin } from '#features/session/permissions.contract.ts'

export const reasonsAgainst = ['contract', 'staff', 'openDeal', 'futureStay', 'unpaid'] as const

const against = z.object({
  reason: z.enum(reasonsAgainst),
  count: z.int(),
  /** Whether an administrator may erase all the same. */
  mayGoOn: z.boolean(),
})
export type Against = z.output<typeof against>

const held = z.object({
  id,
  /** To be typed by who erases. */
  name: z.string(),
  /** How much there is of each kind. */
  counts: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Accounts that were merged into this one, erased with it. */
  merged: z.int(),
  against: z.array(against),
})
export type Held = z.output<typeof held>

export const personalDataApi = {
  whatIsHeld: get('/api/personalData/{id}', {
    may: admin,
    shows: ['account', 'lead', 'deal', 'reservation', 'activity', 'file', 'merged'],
    params: byId,
    answer: held,
  }),
  /** One ZIP: all of it to read, and the files. It is noted in the action log. */
  takeOut: post('/api/personalData/takeOut/{id}', {
    may: admin,
    changes: ['actionLog'],
    params: byId,
    answer: file,
  }),
  erasePerson: post('/api/personalData/erase/{id}', {
    may: admin,
    changes: [
      ...['account', 'lead', 'viewing', 'deal', 'reservation', 'selection', 'activity', 'file'],
      ...['alert', 'unreadAlert', 'object', 'objectKey', 'actionLog', 'trash', 'merged'],
    ],
    params: byId,
    body: z.strictObject({
      /** The person's name, typed by hand. */
      name: z.string().max(500),
      /** Though something stands against it that an administrator may decide about. */
      anyway: z.boolean().optional(),
    }),
    answer: nothing,
  }),
}
