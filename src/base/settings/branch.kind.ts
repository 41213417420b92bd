import { kind } from '#base/register/records.contract.ts'
import type { branchFields } from './settings.contract.ts'
import { settingsPaths } from './settings.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Branch: typeof branchKind
  }
  interface KindFields {
    Branch: typeof branchFields
  }
}

export const branchKind = kind({
  entity: 'branch',
  table: 'branch',
  log: 7,
  href: () => settingsPaths.settings,
})
