import { forgetRequests } from '#kit/db/addOnce.ts'
import { foldTotals } from '#kit/db/totals.ts'
import type { Backend } from '#base/backend/backend.ts'

export function databaseJobs({ jobs, db }: Backend): void {
  // What changes have left for the totals of lists is put together, each minute.
  jobs.define('foldTotals', () => foldTotals(db), { oneWaiting: true })
  jobs.schedule('foldTotals', '* * * * *')
  jobs.define('forgetRequests', () => forgetRequests(db))
  jobs.schedule('forgetRequests', '17 3 * * *')
}
