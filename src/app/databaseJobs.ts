import { foldTotals } from '#kit/db/totals.ts'
import type { Backend } from '#features/backend.ts'

/** What changes have left for the totals of lists is put together, each minute. */
export function totalsJob({ jobs, db }: Backend): void {
  jobs.define('foldTotals', () => foldTotals(db), { oneWaiting: true })
  jobs.schedule('foldTotals', '* * * * *')
}
