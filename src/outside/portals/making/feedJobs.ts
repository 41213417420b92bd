// Schedules feeds: soon after a published property changed, and every hour in any case.
import { workOnAll } from '#kit/jobs/longWork.ts'
import type { Backend } from '#base/backend/backend.ts'
import { tellSilent } from '../portalAlerts.store.ts'
import { forgetOldFetches } from '../sending/fetches.store.ts'
import { noticeChanges } from './claimPortal.store.ts'
import { removeOldFeeds } from './forgetFeeds.store.ts'
import { feedWork } from './makeFeed.ts'
import type { FeedServices } from './makeFeed.ts'

/** A portal that fails does not delay the others, and is retried later. */
export async function makeDueFeeds(parts: FeedServices): Promise<void> {
  await noticeChanges(parts.db)
  await workOnAll(parts.db, feedWork(parts), parts.log)
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
