import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import {
  addTransactions,
  isOfExpenses,
  transactionToAdd,
  transactionToChange,
  readTransactionLookups,
} from '#records/payments/many/manyTransactions.store.ts'
import type { ManyTransactionsLookups } from '#records/payments/many/manyTransactions.store.ts'
import { transactionEntity } from '#records/payments/transactions/transactions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { saysTheSame } from '../plan/byParents.ts'
import type { ImportedEntity, Values } from './importedEntity.ts'
import { readRecords } from './readRecords.store.ts'

export const paymentsImported: ImportedEntity = {
  of: transactionEntity,
  async rules(db) {
    const known = await readTransactionLookups(db)
    return {
      complete: (values) => withDirection(values, known),
      toAdd({ isDebit, ...values }) {
        if (typeof isDebit !== 'boolean') throw badInput({ isDebit: ['import.fault.direction'] })
        return transactionToAdd(values, isDebit, known)
      },
      toChange(before, { isDebit, ...changes }) {
        if (isDebit !== undefined) throw badInput({ isDebit: ['import.fault.otherDirection'] })
        return transactionToChange(before, changes, before['isDebit'] === true, known)
      },
    }
  },
  byParents: {
    keysOf: ({ accountId }, values) => [`p:${accountId}:${dayOf(values)}`],
    isSame: (read, stored) =>
      saysTheSame(read, stored, ['isDebit', 'amount', 'transactionDate', 'categoryId']) &&
      isWithin(read['internalNotes'], stored['internalNotes']),
    isOneEach: true,
    async find(db, all) {
      const json = all.map(({ parents: { accountId }, values }) => ({
        accountId,
        day: dayOf(values),
      }))
      const { rows } = await sql<{ id: number; at: number }>`
      SELECT t."id", "at"::integer - 1 AS "at"
      FROM jsonb_array_elements(${JSON.stringify(json)}::jsonb) WITH ORDINALITY AS "all" ("one", "at")
      JOIN "transaction" t ON t."accountId" = ("one" ->> 'accountId')::integer AND t."deletedOn" IS NULL
        AND t."transactionDate" >= ("one" ->> 'day')::date AND t."transactionDate" < ("one" ->> 'day')::date + 1
    `.execute(db)
      return rows
    },
  },
  read: (db: Db, ids, lock) => readRecords(db, transactionEntity, ids, { lock, more: ['isDebit'] }),
  add: (tx, records, { actor }) =>
    addTransactions(
      tx,
      records.map((record) => ({ ...record, accountId: Number(record['accountId']) })),
      actor,
    ),
}

const dayOf = ({ transactionDate: at }: Values) => (typeof at === 'string' ? at.slice(0, 10) : null)

const isWithin = (read: unknown, stored: unknown) =>
  typeof read !== 'string' || (typeof stored === 'string' && stored.includes(read))

/** Income or expense: by the type in the row, the column of the amount, its sign, or its category. */
function withDirection(given: Values, known: ManyTransactionsLookups): Values {
  const { income, expense, ...values } = given
  const [came, went] = [income, expense].map((amount) => (amount === 0 ? undefined : amount))
  if (came !== undefined && went !== undefined)
    throw badInput({ expense: ['import.fault.bothAmounts'] })
  const own = {
    ...values,
    ...(came !== undefined && { isDebit: false, amount: came }),
    ...(went !== undefined && { isDebit: true, amount: Math.abs(Number(went)) }),
  } as Values
  const { amount, isDebit } = own
  const isBelow = typeof amount === 'number' && amount < 0
  const direction = isDebit ?? (isBelow ? true : isOfExpenses(known, own['categoryId']))
  return {
    ...own,
    ...(typeof direction === 'boolean' && { isDebit: direction }),
    ...(isBelow && direction === true && { amount: Math.abs(amount) }),
  }
}
