/** Spelt as the specification spells them. */
export const overviewPaths = {
  overview: '/Overview',
  waitingExpenses: '/Overview/Expenses',
} as const
