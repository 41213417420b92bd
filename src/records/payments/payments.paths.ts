/** Spelt as the specification spells them. */
export const paymentPaths = {
  payments: '/Payments',
  addPaymentAccount: '/Payments/AccountAdd',
  statement: (accountId: number) => `/Payments/View/${accountId}`,
  addIncome: (accountId: number) => `/Payments/AddIncome/${accountId}`,
  addExpense: (accountId: number) => `/Payments/AddExpense/${accountId}`,
  editIncome: (id: number) => `/Payments/EditIncome/${id}`,
  editExpense: (id: number) => `/Payments/EditExpense/${id}`,
  /** An income, or an expense, to be read. */
  viewIncome: (id: number) => `/Payments/View/Income/${id}`,
  /** For the client, without a sign-in. */
  approveExpense: (token: string | number) => `/Payments/ApproveExpense/${token}`,
} as const
