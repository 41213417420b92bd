import { kind } from '#base/register/records.contract.ts'
import type { knownClientFields } from './knownClientFields.contract.ts'
import { knownClientPaths } from './knownClients.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    KnownClient: typeof knownClientKind
  }
  interface KindFields {
    KnownClient: typeof knownClientFields
  }
}

export const knownClientKind = kind({
  entity: 'knownClient',
  table: 'knownClient',
  parent: 10,
  filesOnly: true,
  aside: true,
  log: 29,
  href: (id) => knownClientPaths.client(id),
})
