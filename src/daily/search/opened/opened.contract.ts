// Records that the user opened recently, of every kind that has a screen.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { get, nothing, post } from '#kit/http/endpoint.ts'
import type { ListedKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

export const openedKinds = [
  'Object',
  'Account',
  'Demand',
  'Viewing',
  'Deal',
  'Order',
  'Reservation',
  'Transaction',
  'Document',
  'ObjectKey',
] as const
export type OpenedKind = (typeof openedKinds)[number]
// Compile-time check: all kinds that a list opens. Alerts are read once, and not looked for again.
void ({} satisfies Record<Exclude<ListedKind, OpenedKind | 'Alert'>, never>)

/** Most records returned. */
export const mostOpened = 12

export const openedRecord = z.object({
  entity: z.enum(openedKinds),
  id,
  description: z.string(),
  detail: z.string(),
  openedOn: instant,
})
export type Opened = z.output<typeof openedRecord>
const record = z.strictObject({ entity: z.enum(openedKinds), id })

export const openedApi = {
  listOpened: get('/api/opened', {
    may: staff,
    shows: [
      'opened',
      'object',
      'account',
      'lead',
      'viewing',
      'deal',
      'reservation',
      'transaction',
      'document',
      'objectKey',
    ],
    answer: z.object({ items: z.array(openedRecord).max(mostOpened) }),
  }),
  /** Sent by the screen once the record is shown. */
  addOpened: post('/api/opened', {
    may: staff,
    changes: ['opened'],
    body: record,
    answer: nothing,
  }),
}
