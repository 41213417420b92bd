import { forgetRequests } from '#kit/db/addOnce.ts'
import { emptyPendingLists } from '#kit/db/pendingLists.ts'
import { foldTotals } from '#kit/db/totals.ts'
import type { Backend } from '#base/backend/backend.ts'

export function databaseJobs({ jobs, db }: Backend): void {
  // Every minute, folds the changes of list totals into one row each.
  jobs.define('foldTotals', () => foldTotals(db), { oneWaiting: true })
  jobs.schedule('foldTotals', '* * * * *')
  jobs.define('emptyPendingLists', () => emptyPendingLists(db), { oneWaiting: true })
  jobs.schedule('emptyPendingLists', '* * * * *')
  jobs.define('forgetRequests', () => forgetRequests(db))
  jobs.schedule('forgetRequests', '17 3 * * *')
}
