import { kind } from '#base/register/records.contract.ts'
import { mailPaths } from '../mail.paths.ts'
import type { mailSettingsFields } from './mailSettings.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    MailSettings: typeof mailSettingsKind
  }
  interface KindFields {
    MailSettings: typeof mailSettingsFields
  }
}

/** The settings of mail; there is one record of this kind. */
export const mailSettingsKind = kind({
  entity: 'mailSettings',
  table: 'mailSettings',
  log: 25,
  href: () => mailPaths.mail,
})
