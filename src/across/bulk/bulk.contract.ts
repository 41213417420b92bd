// Many records at once: a set is sent, each of them is dealt with by itself, and the answer says what was
// done and what was refused. Whoever sends sets one after the other shows how far it has come.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { file, post } from '#kit/http/endpoint.ts'
import { listNames } from '#base/lists/recordLists.contract.ts'
import { assignmentKind, bulkKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Most of a set, and of an export that names its rows. */
export const mostOfSet = 100
export const mostExported = 10_000

const ids = z
  .array(id)
  .min(1)
  .max(mostOfSet)
  .transform((all) => [...new Set(all)])

const outcome = z.object({
  id,
  /** What it is called in the caller's language; null for what is not there, or not for this person. */
  title: z.string().nullable(),
  /** Why nothing was done, in the caller's language; null where it was, or was so before. */
  refused: z.string().nullable(),
  /** False for what was so already: undoing leaves it alone. */
  changed: z.boolean(),
})
export type Outcome = z.output<typeof outcome>

const answer = z.object({ items: z.array(outcome) })
// In lists, on other records and in totals.
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
  /** What may not be published stays as it is, and says what is missing. */
  publishMany: post('/api/bulk/publish', {
    may: staff,
    changes: ['object'],
    body: z.strictObject({ ids, published: z.boolean() }),
    answer,
  }),
  /** The rows of a list as a workbook: those that are named, or all that its filters leave. */
  exportList: post('/api/bulk/export', {
    may: staff,
    changes: [],
    body: z.strictObject({
      list: z.enum(listNames),
      /** What the list was asked: its filters and its order. */
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
