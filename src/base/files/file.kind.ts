import { kind } from '#base/register/records.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    File: typeof fileKind
  }
  interface KindFields {
    File: {}
  }
}

/** Files are never edited. */
export const fileKind = kind({ entity: 'file', table: 'file', log: 5, href: null })
