import { kind } from '#base/register/records.contract.ts'
import type { selectionFields } from './selectionFields.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Selection: typeof selectionKind
  }
  interface KindFields {
    Selection: typeof selectionFields
  }
}

/** Objects chosen for the client of a lead. */
export const selectionKind = kind({
  entity: 'selection',
  table: 'selection',
  log: 13,
  href: null,
})
