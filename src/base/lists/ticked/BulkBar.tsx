// Few tick rows: what they can do with them is loaded when they do.
import type { BulkOf, Chosen } from './bulkOf.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** What can be done with the rows that are ticked. */
    BulkBar: {
      of: BulkOf
      chosen: Chosen
      onChoose: (ids: readonly number[], all: boolean) => void
      onStop: () => void
    }
  }
}

export const BulkBar = slot('BulkBar')
