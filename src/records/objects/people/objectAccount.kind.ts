import { kind } from '#base/register/records.contract.ts'
import type { objectAccountFields } from './objectAccounts.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    ObjectAccount: typeof objectAccountKind
  }
  interface KindFields {
    ObjectAccount: typeof objectAccountFields
  }
}

/** A person of an object: its contact. */
export const objectAccountKind = kind({
  entity: 'object.link',
  table: 'objectAccount',
  log: 8,
  href: null,
})
