// Looks for duplicates in the night. The later runs go on where an earlier one was cut off, and do nothing once it is finished.
import { performance } from 'node:perf_hooks'
import type { Backend } from '#base/backend/backend.ts'
import { findDuplicates } from './findDuplicates.ts'

/** Well within the time after which a job counts as dead; the rest is done by a further job. */
const milliseconds = 8 * 60_000

export function duplicateJobs({ jobs, db, log }: Backend): void {
  // `again`: also when a run was finished just now.
  const find = async ({ again = false }: { again?: boolean }) => {
    const end = performance.now() + milliseconds
    const goesOn = () => performance.now() < end
    const isDone = await findDuplicates(db, { ...(again && { restHours: 0 }), goesOn })
    log.info({ isDone }, 'compared records to find duplicates')
    if (!isDone) await jobs.send('findDuplicates')
  }
  jobs.define('findDuplicates', find, { oneWaiting: true })
  jobs.schedule('findDuplicates', '20 1-5 * * *')
}
