import { sql } from 'kysely'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { noDetail } from '#base/register/titleParts.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { restoreBranch, saveBranch } from './branches.store.ts'
import { branchFields } from './settings.contract.ts'

export const branchRecord: RecordsOnServer['Branch'] = {
  fields: branchFields,
  title: (language) => sql`${inLanguage('Branch.name', language)}`,
  detail: noDetail,
  rules: { open: (actor) => staff.allows(actor), change: (actor) => admin.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreBranch(db, id, actor) },
  putBack: { save: ({ db }, input, actor) => saveBranch(db, input, actor) },
}
