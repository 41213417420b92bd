import { sql } from 'kysely'
import { admin } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { noDetail } from '#base/register/titleParts.ts'
import { mailSettingsFields } from './mailSettings.contract.ts'

export const mailSettingsRecord: RecordsOnServer['MailSettings'] = {
  fields: mailSettingsFields,
  title: () => sql`"MailSettings"."senderAddress"`,
  detail: noDetail,
  rules: { open: (actor) => admin.allows(actor), change: (actor) => admin.allows(actor) },
  restore: null,
  // An earlier server would need its password again.
  putBack: null,
}
