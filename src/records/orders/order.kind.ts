import { kind } from '#base/register/records.contract.ts'
import type { orderFields } from './orderFields.contract.ts'
import { orderPaths } from './orders.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Order: typeof orderKind
  }
  interface KindFields {
    Order: typeof orderFields
  }
}

export const orderKind = kind({
  entity: 'order',
  table: 'brokerOrder',
  parent: 11,
  filesOnly: true,
  log: 27,
  hits: ['Order'],
  href: (id) => orderPaths.order(id),
  lists: ['/api/Order/search'],
})
