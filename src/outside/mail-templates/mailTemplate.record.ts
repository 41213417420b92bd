import { sql } from 'kysely'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { noDetail } from '#base/register/titleParts.ts'
import { mailTemplateFields } from './mailTemplates.contract.ts'
import { restoreMailTemplate, saveMailTemplate } from './mailTemplates.store.ts'

export const mailTemplateRecord: RecordsOnServer['MailTemplate'] = {
  fields: mailTemplateFields,
  title: () => sql`"MailTemplate"."name"`,
  detail: noDetail,
  rules: { open: (actor) => staff.allows(actor), change: (actor) => admin.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreMailTemplate(db, id, actor) },
  putBack: { save: ({ db }, input, actor) => saveMailTemplate(db, input, actor) },
}
