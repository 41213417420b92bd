import { kind } from '#base/register/records.contract.ts'
import type { objectFields } from './objectFields.contract.ts'
import { objectPaths } from './objects.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Object: typeof objectKind
  }
  interface KindFields {
    Object: typeof objectFields
  }
}

export const objectKind = kind({
  entity: 'object',
  table: 'object',
  parent: 1,
  assignment: { number: 0, name: 'object', idName: 'objectId' },
  timeline: true,
  log: 2,
  hits: ['Object'],
  refs: ['object'],
  href: (id) => objectPaths.object(id),
  lists: ['/api/object', '/api/object/search', '/api/ObjectKeys'],
  bulk: true,
})
