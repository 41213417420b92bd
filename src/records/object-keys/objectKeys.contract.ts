// Keys of objects: at the agency or with a person, and earlier holders.
import { z } from 'zod'
import { alwaysFilter, filterInput, personFilter, textFilter } from '#kit/fields/filters.ts'
import { date, ref, textareaUpTo } from '#kit/fields/kinds.ts'
import { id, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

export const objectKeyFields = {
  accountId: ref('account'),
  received: date,
  givenAway: date,
  description: textareaUpTo(2000),
} as const

/** A key that is out for longer is overdue. */
export const overdueAfterDays = 30

export const objectKeyRow = schemaOf(objectKeyFields).extend({
  /** The object's ID, which is also the key's. */
  id,
  objectId: id,
  objectReferenceNumber: z.string(),
  /** Name of the holder. */
  account: z.string().nullable(),
  isOut: z.boolean(),
  isOverdue: z.boolean(),
  version: z.int(),
})
export type ObjectKeyRow = z.output<typeof objectKeyRow>

const keyPeriod = z.object({
  accountId: id,
  account: z.string(),
  givenAway: z.string(),
  /** Null while it is out. */
  received: z.string().nullable(),
  description: z.string().nullable(),
})

export const objectKey = objectKeyRow.extend({
  modifiedOn: stamps.modifiedOn,
  modifiedBy: stamps.modifiedBy,
  /** The latest first. */
  history: z.array(keyPeriod),
})
export type ObjectKey = z.output<typeof objectKey>

const objectKeyUpdate = updateOf(objectKeyFields, objectKey, {
  objectId: id,
  /** As received from the server; ignored, since `objectId` identifies the key. */
  id: z.unknown().optional(),
})
export type ObjectKeyUpdate = z.output<typeof objectKeyUpdate>

export const keyStates = ['atOffice', 'out', 'overdue'] as const
export type KeyStateName = (typeof keyStates)[number]

export const objectKeyFilters = {
  /** Beginning of the reference number, ignoring case. */
  objectReferenceNumber: textFilter('objectKey.filter', z.string().trim().max(20).optional(), {
    beside: true,
  }),
  /** An overdue key is also out. */
  state: alwaysFilter(
    'objectKey.state',
    [
      ['' as KeyStateName | '', 'objectKey.filter.anyState'],
      ...keyStates.map((state) => [state, `objectKey.${state}`] as const),
    ],
    '',
    z.enum(keyStates).optional(),
  ),
  /** The present holder. */
  accountId: personFilter('objectKey.filter.holder', {
    schema: z.coerce.number<string | number>().int().min(1).max(2_147_483_647).optional(),
  }),
}
const objectKeyQuery = z.strictObject({
  ...listInputOf(['objectReferenceNumber', 'account', 'received', 'givenAway', 'description']),
  ...filterInput(objectKeyFilters),
})
export type ObjectKeyQuery = z.output<typeof objectKeyQuery>

export const objectKeysApi = {
  listObjectKeys: get('/api/ObjectKeys', {
    may: staff,
    shows: ['objectKey', 'object', 'account'],
    query: objectKeyQuery,
    answer: pageOf(objectKeyRow),
  }),
  editObjectKey: get('/api/ObjectKeys/edit/{id}', {
    may: staff,
    shows: ['objectKey', 'account', 'object'],
    params: byId,
    answer: objectKey,
  }),
  saveObjectKey: post('/api/ObjectKeys/edit', {
    may: staff,
    changes: ['objectKey'],
    body: objectKeyUpdate,
    answer: objectKey,
  }),
}
