// What happened at a record and what is planned for it, of every kind, in one list.
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

/** What every entry has. */
const entry = {
  /** No other entry of the record has it. */
  key: z.string(),
  /** Local, YYYY-MM-DDTHH:mm:ss; null for what is to be done some day. */
  at: z.string().nullable(),
  /** To do, or to come. */
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
  /** The files that one person added on one day, the newest first; `count` of them. */
  z.object({
    ...entry,
    kind: z.literal('file'),
    files: z.array(fileLink),
    count: z.int(),
    by,
  }),
  /** What a visitor wrote, or what was sent to a client. */
  z.object({
    ...entry,
    kind: z.literal('mail'),
    incoming: z.boolean(),
    who: z.string(),
    text: z.string(),
    record,
  }),
  /** What one person changed on one day. */
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

/** Where a page ends: how the last entry is ordered, of which source it is, and its number. */
const cursor = z.string().regex(/^-?\d{1,16}~[a-zA-Z]{1,20}~\d{1,10}$/)

/** Of which kinds records can be open, in the order in which they are shown. */
export const openKinds = ['lead', 'viewing', 'deal', 'reservation'] as const

export const recordTimelineApi = {
  /** Leads and deals that are not closed, viewings to come, stays that are not over: the next, or newest, first. */
  listOpenRecords: get('/api/timeline/open', {
    may: staff,
    shows: ['lead', 'viewing', 'deal', 'reservation', 'trash', 'merged'],
    query: z.strictObject({
      parent: timelineParent,
      parentId: z.coerce.number<string>().int().min(1).max(2_147_483_647),
    }),
    answer: z.object({ items: z.array(record.extend({ kind: z.enum(openKinds) })) }),
  }),
  /** What is open, the next first; then what was, the latest first. Changes are for whom may read the action log. */
  listTimeline: get('/api/timeline', {
    may: staff,
    // Not the account or object itself, which is saved with every word while the timeline stands beside it.
    shows: [
      ...['activity', 'file', 'lead', 'viewing', 'deal', 'reservation', 'selection'],
      ...['assignment', 'actionLog', 'trash', 'merged'],
    ],
    query: z.strictObject({
      parent: timelineParent,
      parentId: z.coerce.number<string>().int().min(1).max(2_147_483_647),
      kind: z.enum(timelineKinds).optional(),
      /** `next` of the page before. */
      after: cursor.optional(),
      perPage: z.coerce.number<string | number>().int().min(1).max(100).optional(),
    }),
    answer: z.object({ items: z.array(timelineEntry), next: z.string().nullable() }),
  }),
}
