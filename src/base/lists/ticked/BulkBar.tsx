// Bulk actions are loaded when the first row is ticked, since few users tick rows.
import type { BulkOf, Chosen } from './bulkOf.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Actions on the ticked rows. */
    BulkBar: {
      of: BulkOf
      chosen: Chosen
      onChoose: (ids: readonly number[], all: boolean) => void
      onStop: () => void
    }
  }
}

export const BulkBar = slot('BulkBar')
