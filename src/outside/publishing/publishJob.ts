// Schedules publishing: right after an object was saved, and every minute for missed ones.
import type { Backend } from '#base/backend/backend.ts'
import { publishDueObjects, recheckPublished } from './publishObject.store.ts'

type JobContext = Pick<Backend, 'jobs' | 'db' | 'log'>

const mostAtOnce = 1000

export function publishJobs({ jobs, db, log }: JobContext): void {
  const publish = async () => {
    await recheckPublished(db, true)
    const checked = await publishDueObjects(db, mostAtOnce)
    // A large backlog is split into several jobs, so that a server can stop in between.
    if (checked >= mostAtOnce) await jobs.send('publishObject')
    if (checked > 0) log.info({ checked }, 'checked objects for the public site')
  }
  jobs.define('publishObject', publish, { oneWaiting: true })
  jobs.define('recheckPublished', () => recheckPublished(db))
  jobs.schedule('publishObject', '* * * * *')
  jobs.schedule('recheckPublished', '40 4 * * *')
}
