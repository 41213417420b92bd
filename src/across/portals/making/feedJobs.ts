// When feeds are made: soon after something published changed, and each hour whatever was noticed.
import type { Backend } from '#base/backend/backend.ts'
import { tellSilent } from '../portalAlerts.store.ts'
import { forgetOldFetches } from '../sending/fetches.store.ts'
import { noticeChanges } from './claimPortal.store.ts'
import { removeOldFeeds } from './forgetFeeds.store.ts'
import { makeFeed } from './makeFeed.ts'
import type { Parts } from './makeFeed.ts'

/** One that fails keeps no other back, and is tried again later. */
export async function makeDueFeeds(parts: Parts): Promise<void> {
  await noticeChanges(parts.db)
  const failures: unknown[] = []
  for (;;) {
    const made = await makeFeed(parts).catch((error: unknown) => {
      failures.push(error)
      return 'failed' as const
    })
    if (made === undefined) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some feeds were not made')
}

export function feedJobs(backend: Backend): void {
  const { jobs, db } = backend
  jobs.define('makeFeeds', () => makeDueFeeds(backend), { oneWaiting: true })
  jobs.define('watchPortals', async () => {
    await tellSilent(db, backend)
    await forgetOldFetches(db)
    await removeOldFeeds(db, backend.files)
  })
  jobs.schedule('makeFeeds', '* * * * *')
  jobs.schedule('watchPortals', '15 * * * *')
}
