// What was done, by whom and to which record; and what an administrator can undo of it.
import { z } from 'zod'
import { day, id, instant } from '#kit/fields/schema.ts'
import { byId, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf, searchInput } from '#kit/http/paging.ts'
import { recordKinds, recordKind, records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/** What is logged though it is no record of the register, with its number in the filter. */
const further = { StayFeed: 61, StayBlock: 62, DoubtfulEnquiry: 63 } as const
export type LogEntity = RecordKind | keyof typeof further

/** The number of each kind in the filter, where 0 is any. */
export const logNumberOf = (entity: LogEntity): number =>
  isFurther(entity) ? further[entity] : records[entity].log
const isFurther = (entity: LogEntity): entity is keyof typeof further =>
  Object.hasOwn(further, entity)

export const logEntities = (): LogEntity[] => [
  ...recordKinds(),
  ...(Object.keys(further) as (keyof typeof further)[]),
]
const isKnown = (number: number) => logEntities().some((entity) => logNumberOf(entity) === number)

export const actionLogFilter = z.strictObject({
  ...listInputOf(['date']),
  /** What the account or object is called that something was done to, or whose lead or key. */
  ...searchInput,
  actionBy: id.nullish(),
  /** The person's name, for the filter's own display; the server does not read it. */
  actionByText: z.string().max(500).nullish(),
  /** 0 any, 1 Account, 2 Object, from 3 the further kinds. */
  entity: z
    .int()
    .refine((number) => number === 0 || isKnown(number), {
      params: { text: 'actionLog.unknownEntity' },
    })
    .nullish(),
  entityId: id.nullish(),
  startDate: day.nullish(),
  endDate: day.nullish(),
})
export type ActionLogFilter = z.output<typeof actionLogFilter>

/** One field that was changed, as the reader calls it and its values. */
const change = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Whether what stood there before can be put back. */
  canPutBack: z.boolean(),
})
export type LoggedChange = z.output<typeof change>

const actionLogRow = z.object({
  id: z.int(),
  date: instant,
  actionById: id.nullable(),
  actionBy: z.string().nullable(),
  action: z.string(),
  /** The same in the reader's language, as are the kind and what the record is called. */
  actionText: z.string(),
  entity: z.string(),
  entityText: z.string(),
  entityId: z.int(),
  actionOver: z.string().nullable(),
  /** The record to open: itself, or what it hangs on; null when it is gone. */
  opens: z.object({ entity: recordKind, id }).nullable(),
  message: z.string().nullable(),
  data: z.array(change),
  /** A deletion whose record is still deleted and can come back. */
  canRestore: z.boolean(),
  /** A merge that can be undone; where it cannot, `whyNot` says why. */
  canUnmerge: z.boolean(),
  whyNot: z.string().nullable(),
})
export type ActionLogRow = z.output<typeof actionLogRow>

const everything = [
  ...['account', 'object', 'objectKey', 'lead', 'viewing', 'deal', 'activity', 'assignment'],
  ...['file', 'alert', 'unreadAlert', 'branch', 'reservation', 'selection', 'trash', 'merged'],
  ...['transaction', 'document', 'agency', 'occupancy'],
] as const

export const actionLogApi = {
  /** The newest first. */
  searchActionLog: post('/api/actionLog', {
    may: admin,
    shows: ['actionLog', ...everything],
    body: actionLogFilter,
    answer: pageOf(actionLogRow),
  }),
  /**
   * Puts fields back to what they were before the entry: those that are named, or all that can be. Where one was
   * changed again since, it is a 409 that names these in `conflicts` and shows both values in `current`, and nothing
   * is changed; `anyway` puts them back all the same.
   */
  putBack: post('/api/actionLog/putBack/{id}', {
    may: admin,
    changes: ['actionLog', ...everything],
    params: byId,
    body: z.strictObject({
      fields: z.array(z.string().max(100)).min(1).max(200).optional(),
      anyway: z.boolean().optional(),
    }),
    answer: nothing,
  }),
}
