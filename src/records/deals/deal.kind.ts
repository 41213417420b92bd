import { kind } from '#base/register/records.contract.ts'
import type { dealFields } from './dealFields.contract.ts'
import { dealPaths } from './deals.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Deal: typeof dealKind
  }
  interface KindFields {
    Deal: typeof dealFields
  }
}

export const dealKind = kind({
  entity: 'deal',
  table: 'deal',
  parent: 5,
  assignment: { number: 4, name: 'deal', idName: 'dealId' },
  timeline: true,
  log: 11,
  hits: ['Deal'],
  href: (id) => dealPaths.deal(id),
  lists: ['/api/Deal/search'],
  bulk: true,
})
