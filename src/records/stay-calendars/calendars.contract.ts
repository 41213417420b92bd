// Calendars of an object: blocked days, the external calendars that block them, and the
// link through which others read when the object is taken.
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
  /** The day after the last blocked one. */
  till: z.string(),
  summary: text,
  feedId: id.nullable(),
  /** Name of its calendar. */
  feed: text,
  /** No longer in its calendar; it blocks its days until somebody removes it. */
  vanished: z.boolean(),
  /** Overlaps a stay; it blocks only the other days. */
  clashes: z.boolean(),
  version: z.int(),
})
export type Block = z.output<typeof block>

export const feed = z.object({
  id,
  objectId: id,
  name: z.string(),
  /** Null for a calendar that is imported from files. */
  url: text,
  triedOn: instant.nullable(),
  /** When it was last read successfully. */
  fetchedOn: instant.nullable(),
  /** Why later attempts failed. */
  failure: z.enum(failures).nullable(),
  /** What could not be read though the rest was: the first problems, and their number. */
  problems: z.array(problem),
  problemCount: z.int(),
  /** How many of its events are marked as free; they block nothing. */
  freeEvents: z.int(),
  /** How many of its blocks have days from today on, and how many of these have vanished from it. */
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
  /** When the link was made; null without one. The link itself is shown only once. */
  linkSince: instant.nullable(),
  feeds: z.array(feed),
  /** Blocks that end after today, and the last of the earlier ones. */
  blocks: z.array(block),
})
export type Calendars = z.output<typeof calendars>

const blockUpdate = z.strictObject({
  id: id.nullish(),
  version: z.int().optional(),
  /** For a new block. */
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
/** Problems create an alert. */
const changesOfFetch = [...changes, 'alert', 'unreadAlert']

export const calendarsApi = {
  calendarsOfObject: get('/api/Reservation/calendars/{id}', {
    may: office,
    shows: ['occupancy', 'object', 'reservation', 'account'],
    params: byId,
    answer: calendars,
  }),
  /** Makes a new link; the previous one becomes invalid. */
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
  /** Without `id`, adds a calendar; without `url`, it is imported from files. */
  saveFeed: post('/api/Reservation/feed/update', {
    may: office,
    changes,
    body: feedUpdate,
    answer: feed,
  }),
  /** Its blocks are deleted and restored with it. */
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
  /** Fetches it now; the response has the result. */
  fetchFeed: post('/api/Reservation/feed/fetch/{id}', {
    may: office,
    changes: changesOfFetch,
    params: byId,
    answer: feed,
  }),
  /** Imports a calendar from the form part `file`. 400 for an unreadable file, and nothing changes. */
  readFeedFile: post('/api/Reservation/feed/file/{id}', {
    may: office,
    changes: changesOfFetch,
    params: byId,
    multipart: true,
    answer: feed,
  }),
}

export const blocksApi = {
  /** Without `id`, adds a block. 409 that names a conflicting stay. */
  saveBlock: post('/api/Reservation/block/update', {
    may: office,
    changes,
    body: blockUpdate,
    answer: block,
  }),
  /** 409 for a block that is still in its calendar: it must be removed there. */
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
