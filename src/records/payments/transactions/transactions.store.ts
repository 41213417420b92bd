// Trigger on "transaction": giveApprovalToken gives each expense the token of its link (approvalToken.sql).
// Triggers on "transaction": keepPaymentsAdded, keepPaymentsRemoved and keepPaymentsChanged maintain the sums and the
// balance of the account (keepPayments.sql).
// Trigger on "transactionSum": keepPaymentTotals maintains the sums over all months (keepPaymentTotals.sql).
// Triggers on "account": listNewPaymentAccount and listPaymentAccount maintain which accounts the list of payments
// has (keepPayments.sql).
// Trigger on "transaction": refuseLate refuses accounts of people whose data was erased meanwhile (refuseLate.sql).
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, lockDeleted, restore, save, softDelete } from '#kit/db/save.ts'
import type { NewOf } from '#kit/db/entity.ts'
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import { withoutUndefined } from '#kit/fields/withoutUndefined.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import { accountEntity } from '#records/accounts/accounts.store.ts'
import { entityOf } from '#base/backend/entity.ts'
import { addFiles } from '#base/files/addFiles.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { Tables } from '#base/backend/tables.ts'
import {
  attachmentsOf,
  namesOfExisting,
  newFileStates,
  writeAttachments,
} from './attachments.store.ts'
import { readExpense, readIncome } from './readTransaction.store.ts'
import { expenseStatuses, transactionFields } from './transactionFields.contract.ts'
import { mustFit } from './transactionRules.store.ts'
import type { TransactionValues } from './transactionRules.store.ts'
import type { ChangedTransaction, NewTransaction } from './transactions.contract.ts'

export const transactionEntity = entityOf({
  table: 'transaction',
  entity: 'Transaction',
  fields: transactionFields,
  kept: ['isDebit', 'reservationId'],
  beside: ['attachments'],
})

type TransactionContext = Pick<Backend, 'db' | 'files'>

/** Returns its id. 400 when the account does not exist; flags the account as having payments. */
export async function addTransaction(
  { db, files }: TransactionContext,
  isDebit: boolean,
  {
    accountId,
    attachments: _none,
    filesNew,
    files: _nothing,
    file: _empty,
    ...given
  }: NewTransaction,
  received: readonly ReceivedFile[],
  actor: Actor,
): Promise<number> {
  const values = { ...blankTransaction(isDebit), ...withoutUndefined(given) }
  await mustFit(db, isDebit, values, values)
  const added = await newFiles({ db, files }, filesNew, received, actor)
  return db.transaction().execute(async (tx) => {
    await mustHavePayments(tx, accountId, actor)
    return addOnce(tx, transactionEntity, actor, async () => {
      const attachments = added.map(({ userName }) => userName)
      const row = { ...values, accountId, isDebit, attachments }
      const id = await add(tx, transactionEntity, row, actor)
      const names = added.map(({ systemName }) => systemName)
      await writeAttachments(tx, id, { present: [], wanted: [], added: names }, actor)
      return id
    })
  })
}

type KnownIncome = TransactionValues & { accountId: number; reservationId: number }

/** Adds an income from complete values. 400 if they are invalid or the account does not exist. */
export async function addKnownIncome(tx: Db, known: KnownIncome, actor: Actor): Promise<number> {
  const row = { ...blankTransaction(false), isDebit: false, ...known }
  await mustFit(tx, false, row, row)
  await mustHavePayments(tx, known.accountId, actor)
  return add(tx, transactionEntity, row as NewOf<Tables['transaction'], never>, actor)
}

export const blankTransaction = (isDebit: boolean) => ({
  amount: null,
  transactionDate: null,
  paymentMethod: null,
  categoryId: null,
  objectId: null,
  internalNotes: null,
  status: isDebit ? expenseStatuses.notPaid : null,
  paymentDate: null,
  expirationDate: null,
  startDate: null,
  endDate: null,
})

// Until the transaction is stored, nobody can delete or merge the account.
export async function mustHavePayments(
  tx: Db,
  accountId: number | null,
  actor: Actor,
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('hasTransactions')
    .where('id', '=', accountId ?? 0)
    .where('deletedOn', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw badInput({ accountId: ['record.unknownAccount'] })
  if (!account.hasTransactions)
    await save(tx, accountEntity, accountId!, { actor, changes: { hasTransactions: true } })
}

const current = (of: Db, isDebit: boolean, id: number, { language }: Actor) =>
  isDebit ? readExpense(of, id, language) : readIncome(of, id, language)

/** 404 for an income requested as an expense, or the other way round. */
export async function editTransaction(
  { db, files }: TransactionContext,
  isDebit: boolean,
  { filesNew, files: _nothing, file: _empty, ...input }: ChangedTransaction,
  received: readonly ReceivedFile[],
  actor: Actor,
): Promise<void> {
  // Check that it exists before storing files.
  await current(db, isDebit, input.id, actor)
  const added = await newFiles({ db, files }, filesNew, received, actor)
  await storeEdited(db, isDebit, { ...input, added }, actor)
}

/** The same without files, for an income or an expense. */
export async function saveTransaction(
  db: Db,
  input: Omit<ChangedTransaction, 'attachments' | 'filesNew'>,
  actor: Actor,
): Promise<void> {
  const { isDebit } = await db
    .selectFrom('transaction')
    .select('isDebit')
    .where('id', '=', input.id)
    .executeTakeFirstOrThrow(notFound)
  await current(db, isDebit, input.id, actor)
  await storeEdited(db, isDebit, { ...input, added: [] }, actor)
}

type EditInput = Omit<ChangedTransaction, 'filesNew' | 'files' | 'file'> & { added: FileLink[] }

const storeEdited = (
  db: Db,
  isDebit: boolean,
  { id, attachments, added, ...input }: EditInput,
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await lockOf(tx, isDebit, id)
    const present = await attachmentsOf(tx, id)
    const wanted = newFileStates(present, attachments)
    const names = [...namesOfExisting(wanted), ...added.map(({ userName }) => userName)]
    const before = { ...row, attachments: namesOfExisting(present) }
    await save(tx, transactionEntity, before, {
      actor,
      changes: async () => {
        const changes = await requestedChanges(tx, transactionEntity, before, input, () =>
          current(tx, isDebit, id, actor),
        )
        await mustFit(tx, isDebit, { ...before, ...changes }, changes)
        return { ...changes, attachments: names }
      },
    })
    const systemNames = added.map(({ systemName }) => systemName)
    await writeAttachments(tx, id, { present, wanted, added: systemNames }, actor)
  })

/** Files uploaded before, and files in the form. */
async function newFiles(
  { db, files }: TransactionContext,
  uploaded: readonly string[] = [],
  received: readonly ReceivedFile[],
  actor: Actor,
): Promise<FileLink[]> {
  const known = uploaded.length > 0 ? await namesOf(db, uploaded) : []
  return [...known, ...(received.length > 0 ? await addFiles(db, files, received, actor) : [])]
}

async function namesOf(db: Db, systemNames: readonly string[]): Promise<FileLink[]> {
  const found = await db
    .selectFrom('file')
    .select(['systemName', 'userName'])
    .where('systemName', 'in', systemNames)
    .execute()
  if (found.length < systemNames.length) throw badInput({ filesNew: ['file.unknown'] })
  return found
}

async function lockOf(tx: Db, isDebit: boolean, id: number) {
  const row = await lock(tx, transactionEntity, id)
  if (row.isDebit !== isDebit) throw notFound()
  return row
}

export const deleteTransaction = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { accountId } = await lock(tx, transactionEntity, id)
    await mustHaveAccount(tx, accountId)
    await softDelete(tx, transactionEntity, id, actor)
  })

/** Undoes a deletion; 404 while its account is deleted, which must be restored first. */
export const restoreTransaction = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { accountId } = await lockDeleted(tx, transactionEntity, id)
    await mustHaveAccount(tx, accountId)
    await restore(tx, transactionEntity, id, actor)
  })

async function mustHaveAccount(tx: Db, accountId: number | null): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId ?? 0)
    .where('deletedOn', 'is', null)
    .executeTakeFirstOrThrow(notFound)
}
