// When agents are told of new and cheaper objects: each minute, of those that were left alone long enough.
import type { Backend } from '#base/backend/backend.ts'
import { tellOfOffers } from './tellAgents.store.ts'

type Parts = Pick<Backend, 'jobs' | 'db' | 'log' | 'translate' | 'publicUrl'>

const mostAtOnce = 200

export function matchingJobs({ jobs, db, log, ...ways }: Parts): void {
  const tell = async () => {
    const told = await tellOfOffers(db, ways, mostAtOnce)
    if (told >= mostAtOnce) await jobs.send('tellOfOffers')
    if (told > 0) log.info({ told }, 'told agents of objects that fit their leads')
  }
  jobs.define('tellOfOffers', tell, { oneWaiting: true })
  jobs.schedule('tellOfOffers', '* * * * *')
}
