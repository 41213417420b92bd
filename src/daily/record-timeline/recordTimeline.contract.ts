// Timeline API: past and planned events of a record, of all kinds in one list.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { activity } from '#base/activities/activities.contract.ts'
import { fileLink } from '#base/files/files.contract.ts'
import { recordKind, timelineParent } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

export const timelineKinds = [
  'activity',
  'file',
  'mail',
  'viewing',
  'deal',
  'lead',
  'reservation',
  'change',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Fields of every entry. */
const entry = {
  /** Unique within the record. */
  key: z.string(),
  /** Local, YYYY-MM-DDTHH:mm:ss; null for a task without a day. */
  at: z.string().nullable(),
  /** To do, or in the future. */
  open: z.boolean(),
}
const by = z.string().nullable()
const record = z.object({
  entity: recordKind,
  id,
  title: z.string(),
  detail: z.string().nullable(),
})
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ ...entry, kind: z.literal('activity'), activity }),
  z.object({
    ...entry,
    kind: z.enum(['viewing', 'deal', 'lead', 'reservation']),
    record,
    by,
  }),
  /** Files that one person added on one day, newest first; `count` is their total. */
  z.object({
    ...entry,
    kind: z.literal('file'),
    files: z.array(fileLink),
    count: z.int(),
    by,
  }),
  /** An enquiry from a visitor, or a selection sent to a client. */
  z.object({
    ...entry,
    kind: z.literal('mail'),
    incoming: z.boolean(),
    who: z.string(),
    text: z.string(),
    record,
  }),
  /** A change of a deal's stage; shown with the deals. */
  z.object({
    ...entry,
    kind: z.literal('move'),
    from: z.string().nullable(),
    to: z.string().nullable(),
    who: by,
    record,
  }),
  /** One person's changes of a day. */
  z.object({
    ...entry,
    kind: z.literal('change'),
    day,
    count: z.int(),
    byId: id.nullable(),
    by,
  }),
])
export type TimelineEntry = z.output<typeof timelineEntry>

/** End of a page: sort value, source and id of its last entry. */
const cursor = z.string().regex(/^-?\d{1,16}~[a-zA-Z]{1,20}~\d{1,10}$/)

/** Kinds of records that can be open, in the order shown. */
export const openKinds = ['lead', 'viewing', 'deal', 'reservation'] as const

export const recordTimelineApi = {
  /** Open leads and deals, future viewings, and stays that are not over; next or newest first. */
  listOpenRecords: get('/api/timeline/open', {
    may: staff,
    shows: ['lead', 'viewing', 'deal', 'reservation', 'trash', 'merged'],
    query: z.strictObject({
      parent: timelineParent,
      parentId: z.coerce.number<string>().int().min(1).max(2_147_483_647),
    }),
    answer: z.object({ items: z.array(record.extend({ kind: z.enum(openKinds) })) }),
  }),
  /**
   * Open entries, next first; then past ones, latest first. Changes are only for people who may
   * read the action log.
   */
  listTimeline: get('/api/timeline', {
    may: staff,
    // Saves of the account or object itself do not refresh it: they happen with every word typed beside the timeline.
    shows: [
      'activity',
      'file',
      'lead',
      'viewing',
      'deal',
      'reservation',
      'selection',
      'assignment',
      'actionLog',
      'trash',
      'merged',
    ],
    query: z.strictObject({
      parent: timelineParent,
      parentId: z.coerce.number<string>().int().min(1).max(2_147_483_647),
      kind: z.enum(timelineKinds).optional(),
      /** `next` of the previous page. */
      after: cursor.optional(),
      perPage: z.coerce.number<string | number>().int().min(1).max(100).optional(),
    }),
    answer: z.object({ items: z.array(timelineEntry), next: z.string().nullable() }),
  }),
}
