import { sql } from 'kysely'
import { admin } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { noDetail } from '#base/register/titleParts.ts'
import { timestampSettingsFields } from './timestampSettings.contract.ts'
import { saveTimestampSettings } from './timestampSettings.store.ts'

export const timestampSettingsRecord: RecordsOnServer['TimestampSettings'] = {
  fields: timestampSettingsFields,
  title: () => sql`"TimestampSettings"."url"`,
  detail: noDetail,
  rules: { open: (actor) => admin.allows(actor), change: (actor) => admin.allows(actor) },
  restore: null,
  putBack: { save: ({ db }, input, actor) => saveTimestampSettings(db, input, actor) },
}
