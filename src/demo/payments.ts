// Payments for sixty owners over three years: rents, common charges, taxes, repairs.

import { inCents } from '#kit/fields/inCents.ts'
import { addDays } from '#kit/clock.ts'
import {
  expenseStatuses,
  paymentMethods,
} from '#records/payments/transactions/transactionFields.contract.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import { paymentNotes, receiptTexts } from './data/paymentTexts.ts'
import { daysBetween, instant } from './days.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { DemoFile } from './demoFiles.ts'
import { pictureNamed } from './pictures.ts'
import { storedName } from './random.ts'
import type { Random } from './random.ts'

const ACCOUNTS = 60
const EACH = 100
const MONTHS = 36
const FILES = 90
const PAYERS_FILES = 6

/** By their numbers in the list of categories. */
const income = { rent: 1, ofOwner: 3, deposit: 4, refund: 5, insurance: 6 } as const
const expense = {
  commonCharges: 8,
  electricity: 9,
  water: 10,
  heating: 11,
  internet: 12,
  propertyTax: 13,
  incomeTax: 14,
  repairs: 15,
  cleaning: 16,
  insurance: 17,
  commission: 18,
  accountant: 19,
  furniture: 20,
  toOwner: 21,
  other: 22,
} as const

type Draft = { isDebit: boolean; categoryId: number; amount: number; day: string; from?: string }
export type DemoTransaction = ReturnType<typeof transaction> & {
  id: number
  objectId: number | null
}
type Owned = { accountId: number; objectId: number; relation: number }
export type DemoPayments = {
  transactions: DemoTransaction[]
  /** `parentId`: the id of another transaction. */
  transactionFiles: DemoFile[]
}

/** Accounts with payments: the client who can sign in, and fifty-nine others. */
export function paymentAccounts(random: Random, accounts: readonly DemoAccount[], payer: number) {
  const others = accounts.filter((one) => one.hasTransactions && !one.deletedOn && one.id !== payer)
  return [
    payer,
    ...random.sample(
      others.map(({ id }) => id),
      ACCOUNTS - 1,
    ),
  ]
}

export function payments(
  random: Random,
  today: string,
  accountIds: readonly number[],
  links: readonly Owned[],
): DemoPayments {
  const owned = Map.groupBy(links.filter(isOwner), ({ accountId }) => accountId)
  const transactions = accountIds
    .flatMap((accountId) =>
      random.sample(ofAccount(random, today), EACH).map((one) => ({ accountId, ...one })),
    )
    .map((one) => transaction(random, today, one))
    .sort((a, b) => a.transactionDate.localeCompare(b.transactionDate))
    .map((one, at) => ({ id: at + 1, ...one, objectId: objectOf(owned.get(one.accountId), at) }))
  return { transactions, transactionFiles: receipts(random, transactions, accountIds[0]!) }
}

const isOwner = ({ relation }: Owned) => relation === relations.owner

/** Some payments have no property. */
const objectOf = (owned: readonly Owned[] | undefined, at: number) =>
  owned && at % 7 > 0 ? owned[at % owned.length]!.objectId : null

/** Generates more than a hundred for each, and takes a hundred. */
function ofAccount(random: Random, today: string): Draft[] {
  const rent = random.int(34, 145) * 10
  const charges = random.int(25, 90)
  const first = `${today.slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS }, (_, back) => monthsBefore(first, back))
  const some = (probability: number, draft: () => Draft) =>
    random.chance(probability) ? [draft()] : []
  const spent = (categoryId: number, month: string, amount: number, from?: string): Draft => ({
    isDebit: true,
    categoryId,
    amount: inCents(amount),
    day: addDays(month, random.int(4, 26)),
    ...(from && { from }),
  })
  const got = (categoryId: number, month: string, amount: number): Draft => ({
    isDebit: false,
    categoryId,
    amount: inCents(amount),
    day: addDays(month, random.int(0, 6)),
  })
  return months
    .flatMap((month, at) => [
      got(income.rent, month, rent),
      spent(expense.commonCharges, month, charges + random.int(-900, 900) / 100, month),
      ...some(0.45, () =>
        spent(expense.electricity, month, random.int(2800, 16_500) / 100, monthsBefore(month, 1)),
      ),
      ...some(0.25, () =>
        spent(expense.water, month, random.int(1200, 5200) / 100, monthsBefore(month, 2)),
      ),
      ...some(/-(11|12|01|02|03)-/.test(month) ? 0.5 : 0, () =>
        spent(expense.heating, month, random.int(3500, 19_000) / 100, month),
      ),
      ...some(/-(09|10|11|12|01|02)-/.test(month) ? 0.6 : 0, () =>
        spent(expense.propertyTax, month, random.int(1800, 9500) / 100),
      ),
      ...some(0.12, () => spent(expense.repairs, month, random.int(3000, 78_000) / 100)),
      ...some(0.12, () => spent(expense.cleaning, month, random.int(35, 90))),
      ...some(0.2, () => spent(expense.commission, month, rent * 0.1)),
      ...some(0.3, () => spent(expense.toOwner, month, random.int(5, 22) * 50)),
      ...some(0.05, () => spent(expense.accountant, month, random.int(40, 160))),
      ...some(0.04, () => spent(expense.furniture, month, random.int(8900, 62_000) / 100)),
      ...some(0.05, () =>
        spent(
          random.pick([expense.internet, expense.insurance, expense.incomeTax, expense.other]),
          month,
          random.int(2500, 32_000) / 100,
        ),
      ),
      ...some(0.06, () =>
        got(
          random.pick([income.ofOwner, income.refund, income.insurance]),
          month,
          random.int(5, 60) * 10,
        ),
      ),
      ...(at === MONTHS - 1 ? [got(income.deposit, month, rent * 2)] : []),
    ])
    .filter(({ day }) => day < today)
}

function monthsBefore(first: string, months: number): string {
  const day = new Date(`${first}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}

function transaction(random: Random, today: string, draft: Draft & { accountId: number }) {
  const { accountId, isDebit, categoryId, amount, day, from } = draft
  const createdOn = instant(day, random.int(7 * 60, 15 * 60), random.int(0, 59))
  const minutes = random.int(8 * 60, 17 * 60)
  return {
    accountId,
    isDebit,
    categoryId,
    amount,
    transactionDate: instant(day, minutes).slice(0, 19),
    paymentMethod: random.chance(0.78) ? paymentMethods.banking : paymentMethods.cash,
    internalNotes: random.chance(0.07) ? random.pick(paymentNotes) : null,
    ...(isDebit ? standing(random, today, day) : nothing),
    startDate: from ?? null,
    endDate: from ? addDays(monthsBefore(from, -1), -1) : null,
    createdOn,
    createdById: 1,
    modifiedOn: createdOn,
    modifiedById: 1,
  }
}

const nothing = {
  status: null,
  paymentDate: null,
  expirationDate: null,
  confirmedByClientDate: null,
}

/** Old expenses are paid; of the new ones some are approved, and some late. */
function standing(random: Random, today: string, day: string) {
  const age = daysBetween(day, today)
  const { notPaid, ordered, paid } = expenseStatuses
  const status =
    age > 60 ? paid : Number(random.weighted({ [notPaid]: 55, [ordered]: 15, [paid]: 30 }))
  const after = addDays(day, random.int(1, Math.max(1, Math.min(age, 12))))
  const approvedOn = after < today ? after : day
  return {
    status,
    paymentDate: status === paid ? approvedOn : null,
    expirationDate: random.chance(0.7) ? addDays(day, random.int(10, 35)) : null,
    confirmedByClientDate: random.chance(status === notPaid ? 0.3 : 0.8)
      ? instant(approvedOn, random.int(6 * 60, 19 * 60))
      : null,
  }
}

/** Adds bills to the newest expenses, so that the first page of each statement has some; most show the payer. */
function receipts(
  random: Random,
  transactions: readonly DemoTransaction[],
  payer: number,
): DemoPayments['transactionFiles'] {
  const expenses = transactions.filter(({ isDebit }) => isDebit)
  const own = expenses.filter(({ accountId }) => accountId === payer).slice(-PAYERS_FILES)
  const others = expenses.filter((one) => !own.includes(one)).slice(-FILES * 3)
  return [...own, ...random.sample(others, FILES - own.length)].map((one) => {
    const name = storedName(random)
    const isPicture = random.chance(0.2)
    const receipt = random.pick(receiptTexts)
    const date = one.transactionDate.slice(0, 10).split('-').reverse().join('.')
    return {
      systemName: `${name}.${isPicture ? 'webp' : 'txt'}`,
      userName: isPicture ? 'IMG_0417.webp' : receipt.name,
      parentId: one.id,
      createdOn: one.createdOn,
      createdById: 1,
      content: isPicture
        ? pictureNamed('', name)
        : {
            text: receipt.text.replace('{date}', date).replace('{amount}', one.amount.toFixed(2)),
          },
    }
  })
}
