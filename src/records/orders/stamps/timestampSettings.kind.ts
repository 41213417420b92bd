import { kind } from '#base/register/records.contract.ts'
import { orderPaths } from '../orders.paths.ts'
import type { timestampSettingsFields } from './timestampSettings.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    TimestampSettings: typeof timestampSettingsKind
  }
  interface KindFields {
    TimestampSettings: typeof timestampSettingsFields
  }
}

/** The service of timestamps; there is one record of this kind. */
export const timestampSettingsKind = kind({
  entity: 'timestampSettings',
  table: 'timestampSettings',
  log: 33,
  href: () => orderPaths.timestamps,
})
