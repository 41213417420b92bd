// API of the trash: deleted records of all kinds that can be restored.
import { z } from 'zod'
import { filterInput, searched, textChoiceFilter } from '#kit/fields/filters.ts'
import { id, instant } from '#kit/fields/schema.ts'
import { get, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { recordKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

const kind = recordKind

const trashRow = z.object({
  entity: kind,
  id,
  /** Title in the reader's language. */
  title: z.string().nullable(),
  /** Detail that distinguishes it from records with the same title. */
  detail: z.string().nullable(),
  deletedOn: instant,
  deletedById: id.nullable(),
  deletedBy: z.string().nullable(),
  /** Whether the reader may restore it. */
  canRestore: z.boolean(),
})
export type TrashRow = z.output<typeof trashRow>

export const trashFilters = {
  kind: textChoiceFilter('trash.entity', 'kinds', kind.optional()),
  /** Part of the title, in any script. */
  ...searched,
}
const trashQuery = z.strictObject({
  ...listInputOf(['deletedOn', 'deletedBy', 'entity']),
  ...filterInput(trashFilters),
})
export type TrashQuery = z.output<typeof trashQuery>

export const trashApi = {
  /** Records that the caller may open, last deleted first. */
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
      'mailTemplate',
      'rule',
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
    // Restored records are shown in lists, on other records and in totals.
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
      'mailTemplate',
      'rule',
      'reservation',
      'selection',
      'transaction',
      'document',
    ],
    body: z.strictObject({ entity: kind, id }),
    answer: nothing,
  }),
}
