import { date, dateTime, money, ref, select, textarea } from '#kit/fields/kinds.ts'

/** Fields of incomes and expenses; the last five are for expenses only. */
export const transactionFields = {
  accountId: ref('account'),
  amount: money,
  transactionDate: dateTime,
  paymentMethod: select('paymentMethod'),
  categoryId: select('transactionCategory'),
  /** The property. */
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
/** Fields of an income. */
export const incomeFields = shared
/** Fields of an expense; the last two are its billing period. */
export const expenseFields = {
  ...shared,
  status,
  paymentDate,
  expirationDate,
  startDate,
  endDate,
} as const

/** Values of the option lists. */
export const transactionTypes = { income: 1, expense: 2 } as const
/** Income of owners from short stays. */
export const shortStayCategory = 2
export const paymentMethods = { banking: 1, cash: 2 } as const
export const expenseStatuses = { notPaid: 0, ordered: 1, paid: 2 } as const
