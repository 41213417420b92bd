/** Spelled as in the specification. */
export const overviewPaths = {
  overview: '/Overview',
  waitingExpenses: '/Overview/Expenses',
} as const
