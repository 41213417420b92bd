import { kind } from '#base/register/records.contract.ts'
import type { viewingFields } from './viewingFields.contract.ts'
import { viewingPaths } from './viewings.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Viewing: typeof viewingKind
  }
  interface KindFields {
    Viewing: typeof viewingFields
  }
}

export const viewingKind = kind({
  entity: 'viewing',
  table: 'viewing',
  parent: 7,
  assignment: { number: 3, name: 'viewing', idName: 'viewingId' },
  timeline: true,
  log: 10,
  hits: ['Viewing'],
  href: (id) => viewingPaths.viewing(id),
  lists: ['/api/Viewing/search'],
  bulk: true,
})
