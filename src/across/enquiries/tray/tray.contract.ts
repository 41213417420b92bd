// The tray of the office: enquiries that a program may have sent, and what becomes of them.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { listQueryOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { doubts } from './doubts.contract.ts'

/** So many wait at most: then the oldest go, first of those that surely no page of ours has sent. */
export const mostWaiting = 5000

/** What was thrown away can be brought back for so many days; then it is removed for good. */
export const keptDays = 30

const trayRow = z.object({
  id,
  sentOn: instant,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  /** The number of the object that it says it is about, and that object while there is one. */
  reference: z.string().nullable(),
  objectId: id.nullable(),
  doubts: z.array(z.enum(doubts)),
})
export type TrayRow = z.output<typeof trayRow>

const trayQuery = listQueryOf(['sentOn', 'name'])
export type TrayQuery = z.output<typeof trayQuery>

const ids = z
  .array(id)
  .min(1)
  .max(mostWaiting)
  .transform((all) => [...new Set(all)])
/** Those that were changed: the others were dealt with by somebody else. */
const changed = z.object({ ids: z.array(id) })

export const trayApi = {
  /** The newest first. */
  searchTray: post('/api/enquiryTray/search', {
    may: staff,
    shows: ['doubtfulEnquiry', 'object'],
    body: trayQuery,
    answer: pageOf(trayRow),
  }),
  countTray: get('/api/enquiryTray/count', {
    may: staff,
    shows: ['doubtfulEnquiry'],
    answer: z.int(),
  }),
  /** Becomes a lead with all that follows from an enquiry; the same lead for whoever takes it once more. */
  takeFromTray: post('/api/enquiryTray/take/{id}', {
    may: staff,
    changes: ['doubtfulEnquiry', 'lead', 'account', 'activity', 'alert', 'unreadAlert', 'object'],
    params: byId,
    answer: z.object({ leadId: id }),
  }),
  throwAway: post('/api/enquiryTray/throwAway', {
    may: staff,
    changes: ['doubtfulEnquiry'],
    body: z.strictObject({ ids }),
    answer: changed,
  }),
  bringBack: post('/api/enquiryTray/bringBack', {
    may: staff,
    changes: ['doubtfulEnquiry'],
    body: z.strictObject({ ids }),
    answer: changed,
  }),
}
