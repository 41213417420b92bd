// API of the tray: enquiries that a program may have sent.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { listQueryOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { doubts } from './doubts.contract.ts'

/**
 * Maximum number of waiting enquiries. Beyond it the oldest are deleted, starting with those that certainly came from none of
 * our pages.
 */
export const mostWaiting = 5000

/** Days for which discarded enquiries can be restored; then they are deleted for good. */
export const keptDays = 30

const trayRow = z.object({
  id,
  sentOn: instant,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  /** Number of the object as sent, and the object's id if it exists. */
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
/** The enquiries that were changed; a colleague had already handled the others. */
const changed = z.object({ ids: z.array(id) })

export const trayApi = {
  /** Newest first. */
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
  /** Turns the enquiry into a lead with everything that follows; a second call returns the same lead. */
  takeFromTray: post('/api/enquiryTray/take/{id}', {
    may: staff,
    changes: [
      'doubtfulEnquiry',
      'lead',
      'account',
      'activity',
      'alert',
      'unreadAlert',
      'object',
      'assignment',
    ],
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
