// Further ways to export the ticked rows.
import type { BulkOf, Chosen } from '#base/lists/ticked/bulkOf.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    BulkExports: { of: BulkOf; chosen: Chosen }
  }
}

export const BulkExports = slot('BulkExports')
