import { kind } from '#base/register/records.contract.ts'
import type { activityFields } from './activityFields.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Activity: typeof activityKind
  }
  interface KindFields {
    Activity: typeof activityFields
  }
}

export const activityKind = kind({
  entity: 'activity',
  table: 'activity',
  parent: 3,
  log: 4,
  href: null,
})
