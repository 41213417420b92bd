// Every minute, notifies agents of new and cheaper objects that have not changed for a while.
import type { Backend } from '#base/backend/backend.ts'
import { tellOfOffers } from './tellAgents.store.ts'

type JobOptions = Pick<Backend, 'jobs' | 'db' | 'log' | 'translate' | 'publicUrl' | 'replicas'>

const mostAtOnce = 200

export function matchingJobs({ jobs, db, log, ...options }: JobOptions): void {
  const tell = async () => {
    const told = await tellOfOffers(db, options, mostAtOnce)
    if (told >= mostAtOnce) await jobs.send('tellOfOffers')
    if (told > 0) log.info({ told }, 'told agents of objects that fit their leads')
  }
  jobs.define('tellOfOffers', tell, { oneWaiting: true })
  jobs.schedule('tellOfOffers', '* * * * *')
}
