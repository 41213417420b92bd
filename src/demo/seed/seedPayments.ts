// Stores the payments of the demo agency, with the bills that hang on some.

import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { continueIds, insertRows } from './insertRows.ts'
import { makeFile } from '../makeFile.ts'
import type { DemoPayments } from '../payments.ts'

/** Answers the rows of the files, whose bytes are stored by then. */
export async function storeReceipts({ transactionFiles }: DemoPayments, store: FileStore) {
  const rows = []
  for (const { content, ...row } of transactionFiles) {
    const bytes = await makeFile({ ...row, content, id: 0 })
    const contentType = content.kind === 'picture' ? 'image/png' : 'text/plain'
    await store.write(row.systemName, Readable.from([bytes]), contentType)
    rows.push({ ...row, contentType, size: bytes.length, position: 1, parentKind: 'Transaction' })
  }
  return rows
}

/** After the other files, whose numbers are given. */
export async function insertPayments(
  tx: Transaction<Tables>,
  { transactions }: DemoPayments,
  receipts: readonly object[],
) {
  // The bills first: those that came later would end approvals.
  await insertRows(tx, 'file', receipts)
  await insertRows(tx, 'transaction', transactions)
  await continueIds(tx, 'transaction')
}
