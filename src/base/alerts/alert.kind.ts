import { kind } from '#base/register/records.contract.ts'
import type { alertFields } from './alerts.contract.ts'
import { alertPaths } from './alerts.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Alert: typeof alertKind
  }
  interface KindFields {
    Alert: typeof alertFields
  }
}

export const alertKind = kind({
  entity: 'alert',
  table: 'alert',
  log: 6,
  href: (id) => alertPaths.alert(id),
  lists: ['/api/alert/list'],
})
