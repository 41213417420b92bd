import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { listed, option } from '#base/register/titleParts.ts'
import { numberedHits } from '#base/register/numberedHits.store.ts'
import { participantsOf } from './people/dealAccounts.store.ts'
import { sharesOf } from './shares/dealShares.store.ts'
import { deleteDeal, restoreDeal, saveDeal } from './deals.store.ts'
import { dealFields } from './dealFields.contract.ts'

export const dealRecord: RecordsOnServer['Deal'] = {
  fields: dealFields,
  title: () =>
    sql`concat_ws(', ', 'D' || "Deal"."id", '#' || "Deal"."objectNumber", "Deal"."buyerNames")`,
  detail: (language) =>
    listed(
      option('dealType', sql`"Deal"."dealType"`, language),
      option('dealStage', sql`"Deal"."dealStage"`, language),
    ),
  rules: { open: (actor) => staff.allows(actor), change: (actor) => staff.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreDeal(db, id, actor) },
  putBack: {
    lists: { accounts: participantsOf, shares: sharesOf },
    save: ({ db }, input, actor) => saveDeal(db, input, actor),
  },
  hits: numberedHits('Deal', '[dδд]', (number) => sql`"Deal"."id" = (${number})::integer`),
  remove: deleteDeal,
}
