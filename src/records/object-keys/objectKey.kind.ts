import { kind } from '#base/register/records.contract.ts'
import type { objectKeyFields } from './objectKeys.contract.ts'
import { objectKeyPaths } from './objectKeys.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    ObjectKey: typeof objectKeyKind
  }
  interface KindFields {
    ObjectKey: typeof objectKeyFields
  }
}

/** The key of an object; its ID is the object's. */
export const objectKeyKind = kind({
  entity: 'objectKey',
  table: 'objectKey',
  log: 9,
  href: (id) => objectKeyPaths.objectKey(id),
  lists: ['/api/ObjectKeys'],
})
