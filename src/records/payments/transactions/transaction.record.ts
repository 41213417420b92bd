import { sql } from 'kysely'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { listed, nameOf, option } from '#base/register/titleParts.ts'
import { numberedHits } from '#base/register/numberedHits.store.ts'
import { markUndelivered } from '../approval/approvalLinks.store.ts'
import { expenseFields, transactionFields } from './transactionFields.contract.ts'
import { restoreTransaction, saveTransaction } from './transactions.store.ts'

export const transactionRecord: RecordsOnServer['Transaction'] = {
  fields: transactionFields,
  title: () =>
    sql`concat_ws(', ', "Transaction"."referenceNumber", ${nameOf(sql`"Transaction"."accountId"`)})`,
  detail: (language) =>
    listed(
      sql`to_char("Transaction"."transactionDate", 'DD.MM.YYYY')`,
      option('transactionCategory', sql`"Transaction"."categoryId"`, language),
      sql`replace(replace(to_char("Transaction"."amount", 'FM999,999,999,990.00'), ',', ' '), '.', ',') || ' €'`,
    ),
  rules: { open: (actor) => office.allows(actor), change: (actor) => admin.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreTransaction(db, id, actor) },
  putBack: {
    // Only merges change the account, and files are restored in the transaction's own form.
    only: Object.keys(expenseFields),
    save: ({ db }, input, actor) => saveTransaction(db, input, actor),
  },
  undelivered: async (tx, id, to) => {
    await markUndelivered(tx, id, to)
    return { entity: 'Transaction', id }
  },
  hits: numberedHits(
    'Transaction',
    '[tτт]',
    (number) => sql`"Transaction"."referenceNumber" = 'T' || ${number}`,
  ),
}
