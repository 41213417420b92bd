import { sql } from 'kysely'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { noDetail } from '#base/register/titleParts.ts'
import { orderTemplateFields } from './orderTemplates.contract.ts'
import { restoreOrderTemplate, saveOrderTemplate } from './orderTemplates.store.ts'

export const orderTemplateRecord: RecordsOnServer['OrderTemplate'] = {
  fields: orderTemplateFields,
  title: () => sql`"OrderTemplate"."name"`,
  detail: noDetail,
  rules: { open: (actor) => staff.allows(actor), change: (actor) => admin.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreOrderTemplate(db, id, actor) },
  putBack: { save: ({ db }, input, actor) => saveOrderTemplate(db, input, actor) },
}
