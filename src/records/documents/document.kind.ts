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

/** No list of the specification numbers it among links: there it is 8. */
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
