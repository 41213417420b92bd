// The action log: who did what to which record, and undoing it.
import { z } from 'zod'
import {
  choiceFilter,
  dayFilter,
  filterInput,
  numberFilter,
  personFilter,
  searched,
} from '#kit/fields/filters.ts'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { recordKinds, recordKind, records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/** Logged kinds that are not in the register of records, with their number in the filter. */
const otherKinds = {
  StayFeed: 61,
  StayBlock: 62,
  DoubtfulEnquiry: 63,
  StaySeason: 64,
  StayCare: 65,
  Operations: 66,
  Portal: 67,
} as const
export type LogEntity = RecordKind | keyof typeof otherKinds

/** The number of a kind in the filter, where 0 means any. */
export const logNumberOf = (entity: LogEntity): number =>
  isOtherKind(entity) ? otherKinds[entity] : records[entity].log
const isOtherKind = (entity: LogEntity): entity is keyof typeof otherKinds =>
  Object.hasOwn(otherKinds, entity)

export const logEntities = (): LogEntity[] => [
  ...recordKinds(),
  ...(Object.keys(otherKinds) as (keyof typeof otherKinds)[]),
]
const isKnown = (number: number) => logEntities().some((entity) => logNumberOf(entity) === number)

/** The number of a kind: 0 any, 1 Account, 2 Object, from 3 the other kinds. */
const entity = z.int().refine((number) => number === 0 || isKnown(number), {
  params: { text: 'actionLog.unknownEntity' },
})
export const actionLogFilters = {
  /** Searches the names of accounts and objects; also finds entries of their leads and keys. */
  ...searched,
  actionBy: personFilter('actionLog.actionBy', { among: 1 }),
  entity: choiceFilter('actionLog.entity', 'entities', { schema: entity.nullish() }),
  entityId: numberFilter('actionLog.entityId', id.nullish(), { min: 1 }),
  startDate: dayFilter('actionLog.startDate'),
  endDate: dayFilter('actionLog.endDate'),
}
export const actionLogFilter = z.strictObject({
  ...listInputOf(['date']),
  ...filterInput(actionLogFilters),
})
export type ActionLogFilter = z.output<typeof actionLogFilter>

/** A changed field, with its label and values in the reader's language. */
const change = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Whether the old value can be put back. */
  canPutBack: z.boolean(),
})
export type LoggedChange = z.output<typeof change>

const actionLogRow = z.object({
  id: z.int(),
  date: instant,
  actionById: id.nullable(),
  actionBy: z.string().nullable(),
  action: z.string(),
  /** The action in the reader's language, like `entityText` and `actionOver`. */
  actionText: z.string(),
  entity: z.string(),
  entityText: z.string(),
  entityId: z.int(),
  actionOver: z.string().nullable(),
  /** The record to open: the record itself or its parent; null if it is gone. */
  opens: z.object({ entity: recordKind, id }).nullable(),
  message: z.string().nullable(),
  data: z.array(change),
  /** Whether the entry is a deletion whose record can still be restored. */
  canRestore: z.boolean(),
  /** Whether the entry is a merge that can be undone; if not, `whyNot` says why. */
  canUnmerge: z.boolean(),
  whyNot: z.string().nullable(),
})
export type ActionLogRow = z.output<typeof actionLogRow>

const everything = [
  'account',
  'object',
  'objectKey',
  'lead',
  'viewing',
  'deal',
  'activity',
  'assignment',
  'file',
  'alert',
  'unreadAlert',
  'branch',
  'mailTemplate',
  'rule',
  'knownClient',
  'order',
  'orderTemplate',
  'reservation',
  'selection',
  'trash',
  'merged',
  'transaction',
  'document',
  'agency',
  'mailSettings',
  'timestampSettings',
  'occupancy',
  'season',
  'portal',
] as const

export const actionLogApi = {
  /** Newest first. */
  searchActionLog: post('/api/actionLog', {
    may: admin,
    shows: ['actionLog', ...everything],
    body: actionLogFilter,
    answer: pageOf(actionLogRow),
  }),
  /**
   * Puts `fields` (default: all that can be) back to their values before the entry. If any of them was changed again
   * since, changes nothing and returns a 409 that names these in `conflicts` and shows both values in `current`;
   * `anyway` puts them back all the same.
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
