// When objects are published: right after they were saved, and each minute what was missed.
import type { Backend } from '#base/backend/backend.ts'
import { publishDueObjects, recheckPublished } from './publishObject.store.ts'

type Parts = Pick<Backend, 'jobs' | 'db' | 'log'>

const mostAtOnce = 1000

export function publishJobs({ jobs, db, log }: Parts): void {
  const publish = async () => {
    await recheckPublished(db, true)
    const checked = await publishDueObjects(db, mostAtOnce)
    // Many at once are a job each time again, so that a server can stop in between.
    if (checked >= mostAtOnce) await jobs.send('publishObject')
    if (checked > 0) log.info({ checked }, 'checked objects for the public site')
  }
  jobs.define('publishObject', publish, { oneWaiting: true })
  jobs.define('recheckPublished', () => recheckPublished(db))
  jobs.schedule('publishObject', '* * * * *')
  jobs.schedule('recheckPublished', '40 4 * * *')
}
