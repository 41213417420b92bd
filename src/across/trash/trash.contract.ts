// What was deleted, of every kind, and can be brought back.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { get, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { recordKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

const kind = recordKind

const trashRow = z.object({
  entity: kind,
  id,
  /** What it is called in the reader's language. */
  title: z.string().nullable(),
  /** What tells it from another of the same title. */
  detail: z.string().nullable(),
  deletedOn: instant,
  deletedById: id.nullable(),
  deletedBy: z.string().nullable(),
  /** Whether the reader may bring it back. */
  canRestore: z.boolean(),
})
export type TrashRow = z.output<typeof trashRow>

const trashQuery = z.strictObject({
  ...listInputOf(['deletedOn', 'deletedBy', 'entity']),
  kind: kind.optional(),
  /** A piece of the title, in any script. */
  searchStr: z
    .string()
    .max(200)
    .regex(/^[^\u0000]*$/)
    .optional(),
})
export type TrashQuery = z.output<typeof trashQuery>

export const trashApi = {
  /** Of what the person may open; the last deleted first. */
  listTrash: get('/api/trash', {
    may: staff,
    shows: [
      'trash',
      'account',
      'object',
      'lead',
      'activity',
      'file',
      'alert',
      'branch',
      'viewing',
      'deal',
      'reservation',
      'selection',
      'transaction',
      'document',
    ],
    query: trashQuery,
    answer: pageOf(trashRow),
  }),
  restoreFromTrash: post('/api/trash/restore', {
    may: staff,
    // In lists, on other records and in totals.
    changes: [
      'trash',
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
      'reservation',
      'selection',
      'transaction',
      'document',
    ],
    body: z.strictObject({ entity: kind, id }),
    answer: nothing,
  }),
}
