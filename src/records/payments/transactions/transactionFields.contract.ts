import { date, dateTime, money, ref, select, textarea } from '#kit/fields/kinds.ts'

/** Of an income and of an expense alike; the last five are an expense's alone. */
export const transactionFields = {
  accountId: ref('account'),
  amount: money,
  transactionDate: dateTime,
  paymentMethod: select('paymentMethod'),
  categoryId: select('transactionCategory'),
  /** What it is about. */
  objectId: ref('object'),
  internalNotes: textarea,
  status: select('transactionStatus'),
  paymentDate: date,
  expirationDate: date,
  startDate: date,
  endDate: date,
} as const

const {
  accountId: _account,
  status,
  paymentDate,
  expirationDate,
  startDate,
  endDate,
  ...shared
} = transactionFields
/** What is entered of an income. */
export const incomeFields = shared
/** What is entered of an expense; the last two are the period that it is billed for. */
export const expenseFields = {
  ...shared,
  status,
  paymentDate,
  expirationDate,
  startDate,
  endDate,
} as const

/** By their numbers in the lists. */
export const transactionTypes = { income: 1, expense: 2 } as const
/** Of short stays, for which the owner gets an income. */
export const shortStayCategory = 2
export const paymentMethods = { banking: 1, cash: 2 } as const
export const expenseStatuses = { notPaid: 0, ordered: 1, paid: 2 } as const
