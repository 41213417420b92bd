// When objects are published: right after they were saved, and each minute what was missed.
import type { Backend } from '../backend.ts'
import { publishDueObjects, publishObject, recheckPublished } from './publishObject.store.ts'

type Parts = Pick<Backend, 'jobs' | 'db' | 'log'>

export function publishJobs({ jobs, db, log }: Parts): void {
  jobs.define<{ id: number }>('publishObject', ({ id }) => publishObject(db, id))
  jobs.define('publishDueObjects', async () => {
    const checked = await publishDueObjects(db)
    if (checked > 0) log.info({ checked }, 'checked objects for the public site')
  })
  jobs.define('recheckPublished', () => recheckPublished(db))
  jobs.schedule('publishDueObjects', '* * * * *')
  jobs.schedule('recheckPublished', '40 4 * * *')
}

/**
 * Has a saved object checked at once if it is to be on the site. Whoever saved does not wait for it,
 * and when it cannot be sent the object is found by the job of the next minute.
 */
export function askToPublish(
  { jobs, log }: Pick<Parts, 'jobs' | 'log'>,
  { id, publishRequested }: { id: number; publishRequested: boolean },
): void {
  if (!publishRequested) return
  jobs.send('publishObject', { id }).catch((error: unknown) => {
    log.warn({ err: error, id }, 'publication waits for the next minute')
  })
}
