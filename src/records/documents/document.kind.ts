import { kind } from '#base/register/records.contract.ts'
import type { documentFields } from './documentFields.contract.ts'
import { documentPaths } from './documents.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Document: typeof documentKind
  }
  interface KindFields {
    Document: typeof documentFields
  }
}

/** The specification gives documents no number among links; we use 8. */
export const documentKind = kind({
  entity: 'document',
  table: 'document',
  parent: 8,
  log: 14,
  hits: ['Document'],
  href: (id) => documentPaths.document(id),
  lists: ['/api/Documents'],
  bulk: true,
})
