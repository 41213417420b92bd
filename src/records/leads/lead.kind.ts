import { kind } from '#base/register/records.contract.ts'
import type { leadFields } from './leadFields.contract.ts'
import { leadPaths } from './leads.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Demand: typeof leadKind
  }
  interface KindFields {
    Demand: typeof leadFields
  }
}

/** In links the specification calls a lead `Demand`. */
export const leadKind = kind({
  entity: 'lead',
  table: 'lead',
  parent: 4,
  assignment: { number: 2, name: 'lead', idName: 'demandId' },
  timeline: true,
  log: 3,
  hits: ['Lead'],
  refs: ['lead'],
  href: (id) => leadPaths.lead(id),
  lists: ['/api/lead/search'],
  bulk: true,
})
