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

/** A link between an object and an account, called a contact on the screens. */
export const objectAccountKind = kind({
  entity: 'object.link',
  table: 'objectAccount',
  log: 8,
  href: null,
})
