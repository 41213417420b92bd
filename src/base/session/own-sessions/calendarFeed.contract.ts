// The private address of a person's calendar feed, managed together with their sessions.
import { z } from 'zod'
import { instant } from '#kit/fields/schema.ts'
import { del, get, nothing, post } from '#kit/http/endpoint.ts'
import { signedIn, staff } from '#base/permissions/permissions.contract.ts'

const feed = z.object({
  /** Null if there is no feed. Its address is not stored, so it cannot be returned again. */
  createdOn: instant.nullable(),
  /** Accurate to ten minutes; null if never used. */
  lastUsedOn: instant.nullable(),
})
export type CalendarFeed = z.output<typeof feed>

// Listed and ended where sessions are, also in the payments-only variant; created in the CRM only.
export const calendarFeedApi = {
  calendarFeed: get('/api/authenticate/calendarFeed', {
    may: signedIn,
    shows: ['ownSession'],
    answer: feed,
  }),
  /** Creates or replaces the address and returns it this once. Requires a fresh proof. */
  renewCalendarFeed: post('/api/calendar/feed', {
    may: staff,
    changes: ['ownSession'],
    answer: z.object({ url: z.string() }),
  }),
  revokeCalendarFeed: del('/api/authenticate/calendarFeed', {
    may: signedIn,
    changes: ['ownSession'],
    answer: nothing,
  }),
}
