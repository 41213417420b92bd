// The private address of one's calendar, as one of the things that one is signed in with.
import { z } from 'zod'
import { instant } from '#kit/fields/schema.ts'
import { del, get, nothing, post } from '#kit/http/endpoint.ts'
import { signedIn, staff } from '#base/permissions/permissions.contract.ts'

const feed = z.object({
  /** Null: there is none. The address itself is not known any more. */
  createdOn: instant.nullable(),
  /** To within ten minutes; null: never. */
  lastUsedOn: instant.nullable(),
})
export type CalendarFeed = z.output<typeof feed>

// Listed and ended wherever sessions are, where there are only payments too; made in the CRM alone.
export const calendarFeedApi = {
  calendarFeed: get('/api/authenticate/calendarFeed', {
    may: signedIn,
    shows: ['ownSession'],
    answer: feed,
  }),
  /** A new address, told this once; the one before ends. Asks for a fresh proof. */
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
