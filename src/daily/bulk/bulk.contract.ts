// Bulk API: the caller sends a set of records; each is handled by itself, and the response has an
// outcome for each. Callers with many records send sets one after the other and can show progress.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { file, post } from '#kit/http/endpoint.ts'
import { listName } from '#base/register/recordLists.contract.ts'
import { assignmentKind, bulkKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Most records of a set, and of an export that names its rows. */
export const mostOfSet = 100
export const mostExported = 10_000

const ids = z
  .array(id)
  .min(1)
  .max(mostOfSet)
  .transform((all) => [...new Set(all)])

const outcome = z.object({
  id,
  /** Title in the caller's language; null if the record does not exist or the caller may not open it. */
  title: z.string().nullable(),
  /** Why the record was refused, in the caller's language; null if it was not. */
  refused: z.string().nullable(),
  /** False if nothing had to change: an undo leaves such records alone. */
  changed: z.boolean(),
})
export type BulkOutcome = z.output<typeof outcome>

const answer = z.object({ items: z.array(outcome) })
// The records are shown in lists, on other records and in totals.
const all = [
  'account',
  'object',
  'objectKey',
  'lead',
  'viewing',
  'deal',
  'reservation',
  'document',
  'assignment',
  'activity',
  'trash',
]
const assigned = z.strictObject({ entity: assignmentKind, ids, accountId: id })

export const bulkApi = {
  deleteMany: post('/api/bulk/delete', {
    may: staff,
    changes: all,
    body: z.strictObject({ entity: bulkKind, ids }),
    answer,
  }),
  restoreMany: post('/api/bulk/restore', {
    may: staff,
    changes: all,
    body: z.strictObject({ entity: bulkKind, ids }),
    answer,
  }),
  assignMany: post('/api/bulk/assign', {
    may: staff,
    changes: ['assignment', 'viewing', 'lead', 'object', 'account', 'deal'],
    body: assigned,
    answer,
  }),
  unassignMany: post('/api/bulk/unassign', {
    may: staff,
    changes: ['assignment', 'viewing', 'lead', 'object', 'account', 'deal'],
    body: assigned,
    answer,
  }),
  /** Objects that may not be published stay as they are, with the reasons. */
  publishMany: post('/api/bulk/publish', {
    may: staff,
    changes: ['object'],
    body: z.strictObject({ ids, published: z.boolean() }),
    answer,
  }),
  /** Rows of a list as a workbook: the given ones, or all that match its filters. */
  exportList: post('/api/bulk/export', {
    may: staff,
    changes: [],
    body: z.strictObject({
      list: listName,
      /** Input of the list's endpoint: filters and order. */
      input: z.record(z.string().max(60), z.unknown()),
      ids: z.array(id).max(mostExported).optional(),
      columns: z
        .array(z.strictObject({ key: z.string().max(60), title: z.string().max(100) }))
        .min(1)
        .max(60),
    }),
    answer: file,
  }),
}
