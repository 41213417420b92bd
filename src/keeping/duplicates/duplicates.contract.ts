// API of the pairs of records that may be the same.
import { z } from 'zod'
import { filterInput, numberFilter, textChoiceFilter } from '#kit/fields/filters.ts'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, get, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { leastScore, reasonsAgainst, reasonsFor } from './reasons.contract.ts'

export const pairKinds = ['Account', 'Object'] as const
/** 'notTheSame' lasts until somebody takes it back. */
export const decisions = ['notTheSame', 'later'] as const
export type Decision = (typeof decisions)[number] | null

/** Fields shown of both records, in this order. */
export const comparedFields = [
  'name',
  'taxNumber',
  'phone',
  'email',
  'address',
  'city',
  'type',
  'place',
  'floor',
  'size',
  'price',
  'owner',
] as const
const compared = z.object({
  field: z.enum(comparedFields),
  low: z.string().nullable(),
  high: z.string().nullable(),
  /** 'unknown': one of the two is empty. */
  like: z.enum(['same', 'near', 'other', 'unknown']),
})
export type Compared = z.output<typeof compared>

const side = z.object({ id, title: z.string(), createdOn: instant })
const reason = z.object({ reason: z.enum([...reasonsFor, ...reasonsAgainst]), value: z.string() })

const duplicateRow = z.object({
  id,
  kind: z.enum(pairKinds),
  score: z.int(),
  /** Reasons for and against, the strongest first. */
  reasons: z.array(reason),
  /** The older record, and the newer one. */
  low: side,
  high: side,
  compared: z.array(compared),
  foundOn: instant,
  decision: z.enum(decisions).nullable(),
  decidedOn: instant.nullable(),
  decidedBy: z.string().nullable(),
  /** Whether the reader may change both accounts; objects cannot be merged. */
  canMerge: z.boolean(),
})
export type DuplicateRow = z.output<typeof duplicateRow>

export const duplicateFilters = {
  kind: textChoiceFilter('duplicates.kind', 'kinds', z.enum(pairKinds).nullish()),
  /** Pairs with this decision; 'open' (the default): undecided. */
  decision: textChoiceFilter(
    'duplicates.state',
    'decisions',
    z.enum(['open', ...decisions]).nullish(),
  ),
  reason: textChoiceFilter('duplicates.reason', 'reasons', z.enum(reasonsFor).nullish()),
  leastScore: numberFilter(
    'duplicates.leastScore',
    z.coerce.number<string | number>().int().min(0).max(100).nullish(),
    { min: leastScore, max: 100 },
  ),
}
const duplicatesQuery = z.strictObject({
  ...listInputOf(['score', 'foundOn']),
  ...filterInput(duplicateFilters),
})
export type DuplicatesQuery = z.output<typeof duplicatesQuery>

/** Most records that may share a key: a value of more records, such as the phone of an office, proves little. */
export const mostShared = 50

/** Most pairs in one decision request. */
const most = 1000
const ids = z
  .array(id)
  .min(1)
  .max(most)
  .transform((all) => [...new Set(all)])

export const skippedKeys = [
  'phone',
  'email',
  'taxNumber',
  'name',
  'company',
  'document',
  'house',
  'houseInPlace',
  'position',
  'sizeAndPrice',
  'photo',
  'reference',
] as const

export const duplicatesApi = {
  /** Pairs of which the reader may open both records. */
  listDuplicates: get('/api/duplicates', {
    may: staff,
    shows: ['duplicate', 'account', 'object'],
    query: duplicatesQuery,
    answer: pageOf(duplicateRow),
  }),
  /** When the last run ended, and the number of keys skipped because too many records share them. */
  lastRun: get('/api/duplicates/lastRun', {
    may: staff,
    shows: ['duplicate'],
    answer: z.object({
      finishedOn: instant.nullable(),
      /** The run has failed too often, and continues the next night. */
      isGivenUp: z.boolean(),
      skipped: z.array(z.object({ key: z.enum(skippedKeys), count: z.int() })),
    }),
  }),
  /** Compares records changed since the last run now, without waiting for the night. */
  compareNow: post('/api/duplicates/compareNow', {
    may: admin,
    changes: ['duplicate'],
    answer: nothing,
  }),
  /** Possible duplicates of this account, the likeliest first. */
  sameAsAccount: get('/api/duplicates/account/{id}', {
    may: staff,
    shows: ['duplicate', 'account'],
    params: byId,
    answer: z.object({ items: z.array(z.object({ id, name: z.string(), score: z.int() })).max(3) }),
  }),
  /** Null takes a decision back. 404 unless the caller may open both records of every pair. */
  decideOnDuplicates: post('/api/duplicates/decide', {
    may: staff,
    changes: ['duplicate'],
    body: z.strictObject({ ids, decision: z.enum(decisions).nullable() }),
    answer: nothing,
  }),
}
