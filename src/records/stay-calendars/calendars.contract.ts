// The calendars of an object over the wire: days that are blocked, calendars elsewhere that say so, and the
// link under which others read when it is taken.
import { z } from 'zod'
import { day, id, inputOf, instant, stamps } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { blockFields, blockKinds, feedFields } from './calendarFields.contract.ts'
import { failures } from './calendarFailure.contract.ts'
import { problem } from './calendarProblems.contract.ts'

const text = z.string().nullable()

export const block = z.object({
  id,
  objectId: id,
  kind: z.enum(blockKinds),
  from: z.string(),
  /** The first day that is free again. */
  till: z.string(),
  summary: text,
  feedId: id.nullable(),
  /** The name of its calendar. */
  feed: text,
  /** No longer in its calendar; it blocks until somebody frees it. */
  vanished: z.boolean(),
  /** A stay was there before: it blocks only what the stay leaves. */
  clashes: z.boolean(),
  version: z.int(),
})
export type Block = z.output<typeof block>

export const feed = z.object({
  id,
  objectId: id,
  name: z.string(),
  /** Without one it is read from files. */
  url: text,
  triedOn: instant.nullable(),
  /** When it was last read. */
  fetchedOn: instant.nullable(),
  /** Why it was not read since. */
  failure: z.enum(failures).nullable(),
  /** What could not be read though the rest was: the first of them, and how many there are. */
  problems: z.array(problem),
  problemCount: z.int(),
  /** How many of its events it calls free itself: they block nothing. */
  freeEvents: z.int(),
  /** How many of its blocks there are from today on, and how many of these are no longer in it. */
  blocks: z.int(),
  vanished: z.int(),
  ...stamps,
})
export type Feed = z.output<typeof feed>

const calendars = z.object({
  object: z.object({
    id,
    referenceNumber: z.string(),
    title: text,
    websiteCode: text,
  }),
  /** Since when there is a link, which nobody is shown again. */
  linkSince: instant.nullable(),
  feeds: z.array(feed),
  /** Those that end after today, and the last of those before. */
  blocks: z.array(block),
})
export type Calendars = z.output<typeof calendars>

const blockUpdate = z.strictObject({
  id: id.nullish(),
  version: z.int().optional(),
  /** Of a new one. */
  objectId: id.optional(),
  ...inputOf(blockFields).shape,
  from: day.optional(),
  till: day.optional(),
})
export type BlockUpdate = z.output<typeof blockUpdate>

const feedUpdate = z.strictObject({
  id: id.nullish(),
  version: z.int().optional(),
  objectId: id.optional(),
  ...inputOf(feedFields).shape,
})
export type FeedUpdate = z.output<typeof feedUpdate>

const changes = ['occupancy']
/** What could not be read is an alert. */
const changesOfFetch = [...changes, 'alert', 'unreadAlert']

export const calendarsApi = {
  calendarsOfObject: get('/api/Reservation/calendars/{id}', {
    may: office,
    shows: ['occupancy', 'object', 'reservation', 'account'],
    params: byId,
    answer: calendars,
  }),
  /** A new link; one that there was before leads nowhere from then on. */
  makeCalendarLink: post('/api/Reservation/calendarLink/{id}', {
    may: office,
    changes,
    params: byId,
    answer: z.object({ link: z.string() }),
  }),
  revokeCalendarLink: del('/api/Reservation/calendarLink/{id}', {
    may: office,
    changes,
    params: byId,
    answer: nothing,
  }),
  /** Without `id` a new one; without `url` it takes files. */
  saveFeed: post('/api/Reservation/feed/update', {
    may: office,
    changes,
    body: feedUpdate,
    answer: feed,
  }),
  /** Its blocks go with it, and come back with it. */
  deleteFeed: del('/api/Reservation/feed/{id}', {
    may: office,
    changes,
    params: byId,
    answer: nothing,
  }),
  restoreFeed: post('/api/Reservation/feed/restore/{id}', {
    may: office,
    changes,
    params: byId,
    answer: feed,
  }),
  /** Fetches it now; the answer says how that went. */
  fetchFeed: post('/api/Reservation/feed/fetch/{id}', {
    may: office,
    changes: changesOfFetch,
    params: byId,
    answer: feed,
  }),
  /** Takes a calendar from the file in the part `file`. 400 for one that cannot be read: nothing changes. */
  readFeedFile: post('/api/Reservation/feed/file/{id}', {
    may: office,
    changes: changesOfFetch,
    params: byId,
    multipart: true,
    answer: feed,
  }),
}

export const blocksApi = {
  /** Without `id` a new one. 409 that names the stay in the way. */
  saveBlock: post('/api/Reservation/block/update', {
    may: office,
    changes,
    body: blockUpdate,
    answer: block,
  }),
  /** 409 for one that still stands in its calendar: it is freed there. */
  deleteBlock: del('/api/Reservation/block/{id}', {
    may: office,
    changes,
    params: byId,
    answer: nothing,
  }),
  restoreBlock: post('/api/Reservation/block/restore/{id}', {
    may: office,
    changes,
    params: byId,
    answer: block,
  }),
}
