/** Spelled as in the specification. */
export const paymentPaths = {
  payments: '/Payments',
  addPaymentAccount: '/Payments/AccountAdd',
  statement: (accountId: number) => `/Payments/View/${accountId}`,
  addIncome: (accountId: number) => `/Payments/AddIncome/${accountId}`,
  addExpense: (accountId: number) => `/Payments/AddExpense/${accountId}`,
  editIncome: (id: number) => `/Payments/EditIncome/${id}`,
  editExpense: (id: number) => `/Payments/EditExpense/${id}`,
  /** Read view of an income or expense. */
  viewIncome: (id: number) => `/Payments/View/Income/${id}`,
  /** The client's page; needs no sign-in. */
  approveExpense: (token: string | number) => `/Payments/ApproveExpense/${token}`,
} as const
