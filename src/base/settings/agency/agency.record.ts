import { sql } from 'kysely'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { noDetail } from '#base/register/titleParts.ts'
import { saveAgency } from './agency.store.ts'
import { agencyFields } from './agency.contract.ts'

export const agencyRecord: RecordsOnServer['Agency'] = {
  fields: agencyFields,
  title: () => sql`"Agency"."name"`,
  detail: noDetail,
  rules: { open: (actor) => staff.allows(actor), change: (actor) => admin.allows(actor) },
  restore: null,
  putBack: { save: ({ db }, input, actor) => saveAgency(db, input, actor) },
}
