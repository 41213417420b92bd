// Rules for adding and changing incomes and expenses in bulk; what they look up is read in advance.
import { sql } from 'kysely'
import { inputOf } from '#kit/fields/schema.ts'
import { addMany } from '#kit/db/saveMany.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { offeredOptionsCheck } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import {
  expenseFields,
  incomeFields,
  paymentMethods,
  transactionFields,
  transactionTypes,
} from '../transactions/transactionFields.contract.ts'
import { mustFitWith } from '../transactions/transactionRules.store.ts'
import {
  blankTransaction,
  mustHavePayments,
  transactionEntity,
} from '../transactions/transactions.store.ts'

type Values = Readonly<Record<string, unknown>>
export type ManyTransactionsLookups = Awaited<ReturnType<typeof readTransactionLookups>>

// The property is passed separately.
const { objectId: _ofIncome, ...ofIncome } = incomeFields
const { objectId: _ofExpense, ...ofExpense } = expenseFields
const inputs = { income: inputOf(ofIncome), expense: inputOf(ofExpense) }

/** What the rules look up. */
export async function readTransactionLookups(db: Db) {
  const [notOffered, categories] = await Promise.all([
    offeredOptionsCheck(db, transactionFields),
    db
      .selectFrom('selectOption')
      .select(['value', 'parent'])
      .where('list', '=', 'transactionCategory')
      .execute(),
  ])
  return { notOffered, types: new Map(categories.map(({ value, parent }) => [value, parent])) }
}

/** Whether a category is for expenses; undefined if it does not exist. */
export function isOfExpenses(
  { types }: ManyTransactionsLookups,
  category: unknown,
): boolean | undefined {
  const type = typeof category === 'number' ? types.get(category) : undefined
  return type == null ? undefined : type === transactionTypes.expense
}

/** The values to store, without the account; 400 names each invalid field. */
export function transactionToAdd(
  given: Values,
  isDebit: boolean,
  known: ManyTransactionsLookups,
): Values {
  const said = parse(inputs[isDebit ? 'expense' : 'income'], given)
  const values = {
    ...blankTransaction(isDebit),
    // The same default as in the form.
    paymentMethod: paymentMethods.banking,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  }
  mustFitWith(isDebit, values, errorsOf(values, isDebit, known))
  const { objectId: _beside, ...own } = values
  return { ...own, isDebit }
}

/** The changes of a stored transaction; 400 names each invalid field. */
export function transactionToChange(
  before: Values,
  given: Values,
  isDebit: boolean,
  known: ManyTransactionsLookups,
): Values {
  const changes = parse(inputs[isDebit ? 'expense' : 'income'], given)
  mustFitWith(isDebit, { ...before, ...changes }, errorsOf(changes, isDebit, known))
  return changes
}

function errorsOf(
  changes: Values,
  isDebit: boolean,
  known: ManyTransactionsLookups,
): Record<string, Message[]> {
  const errors = known.notOffered(changes)
  const isExpense = isOfExpenses(known, changes['categoryId'])
  if (isExpense !== undefined && isExpense !== isDebit)
    errors['categoryId'] = ['settings.unknownOption']
  return errors
}

/** Adds incomes and expenses, and flags their accounts as having payments. Returns their ids, in order. */
export async function addTransactions(
  tx: Db,
  records: readonly (Values & { accountId: number })[],
  actor: Actor,
): Promise<number[]> {
  const ids = [...new Set(records.map(({ accountId }) => accountId))]
  // Locks like `mustHavePayments`; most accounts have payments already.
  const { rows: ready } = await sql<{ id: number }>`
    SELECT "id" FROM "account" WHERE "id" = ANY (${ids}::integer[]) AND "hasTransactions" AND "deletedOn" IS NULL
    ORDER BY "id" FOR NO KEY UPDATE
  `.execute(tx)
  const have = new Set(ready.map(({ id }) => id))
  for (const id of ids.filter((each) => !have.has(each)).sort((one, other) => one - other))
    await mustHavePayments(tx, id, actor)
  return addMany(
    tx,
    transactionEntity,
    records.map((record) => ({ ...record, attachments: [] })),
    actor,
  )
}
