// Months of a chart as calendar years.

/** With more months, charts and tables are by year. */
export const mostMonthly = 24

/** Months in groups of a calendar year, by their index. */
export function yearsOf(months: readonly { month: string }[]): { year: string; at: number[] }[] {
  const years = new Map<string, number[]>()
  for (const [at, { month }] of months.entries()) {
    const year = month.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), at])
  }
  return [...years].map(([year, at]) => ({ year, at }))
}

/** The sum of a figure over the months of a group, exact to the cent. */
export const sumOf = <Row>(rows: readonly Row[], at: readonly number[], of: (row: Row) => number) =>
  at.reduce((sum, index) => sum + Math.round((rows[index] ? of(rows[index]) : 0) * 100), 0) / 100
