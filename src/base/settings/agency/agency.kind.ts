import { kind } from '#base/register/records.contract.ts'
import { settingsPaths } from '../settings.paths.ts'
import type { agencyFields } from './agency.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Agency: typeof agencyKind
  }
  interface KindFields {
    Agency: typeof agencyFields
  }
}

/** The agency; there is one record of this kind. */
export const agencyKind = kind({
  entity: 'agency',
  table: 'agency',
  log: 17,
  href: () => settingsPaths.settings,
})
