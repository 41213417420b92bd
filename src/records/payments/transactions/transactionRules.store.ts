// Validation of incomes and expenses.
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { errorsOfUnofferedOptions } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { transactionFields, transactionTypes } from './transactionFields.contract.ts'

export type TransactionValues = {
  amount?: number | null | undefined
  transactionDate?: string | null | undefined
  paymentMethod?: number | null | undefined
  categoryId?: number | null | undefined
  objectId?: number | null | undefined
  status?: number | null | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}

const required = ['amount', 'transactionDate', 'paymentMethod', 'categoryId'] as const

/** 400 that names each invalid field. */
export async function mustFit(
  tx: Db,
  isDebit: boolean,
  after: TransactionValues,
  changes: TransactionValues,
): Promise<void> {
  mustFitWith(isDebit, after, {
    ...(await errorsOfUnofferedOptions(tx, transactionFields, changes)),
    ...(await categoryOfOther(tx, isDebit, changes)),
    ...(await unknownObject(tx, changes)),
  })
}

/** The same, with errors that were already found in its options. */
export function mustFitWith(
  isDebit: boolean,
  after: TransactionValues,
  wrong: Readonly<Record<string, Message[]>>,
): void {
  const errors = { ...wrong }
  for (const name of [...required, ...(isDebit ? (['status'] as const) : [])])
    if (after[name] == null) errors[name] = ['problem.required']
  if (after.amount != null && after.amount <= 0) errors['amount'] = ['transaction.amountPositive']
  if (after.startDate && after.endDate && after.endDate < after.startDate)
    errors['endDate'] = ['transaction.endsBeforeStart']
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

async function unknownObject(
  tx: Db,
  { objectId }: TransactionValues,
): Promise<Record<string, Message[]>> {
  if (objectId == null) return {}
  const found = await tx
    .selectFrom('object')
    .select('id')
    .where('id', '=', objectId)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  return found ? {} : { objectId: ['record.unknownObject'] }
}

// Incomes and expenses have different categories.
async function categoryOfOther(
  tx: Db,
  isDebit: boolean,
  { categoryId }: TransactionValues,
): Promise<Record<string, Message[]>> {
  if (categoryId == null) return {}
  const option = await tx
    .selectFrom('selectOption')
    .select('parent')
    .where('list', '=', 'transactionCategory')
    .where('value', '=', categoryId)
    .executeTakeFirst()
  const type = isDebit ? transactionTypes.expense : transactionTypes.income
  return option?.parent === type ? {} : { categoryId: ['settings.unknownOption'] }
}
