// The job that works on imports: reads the file, works out its rows, writes them, fetches their photos, takes all back. It goes
// on where it, or a server that is gone, has stopped.
import type { Backend } from '#base/backend/backend.ts'
import { fetchPhotos } from '../photos/fetchPhotos.store.ts'
import { checkRows } from './checkRows.store.ts'
import { giveUpLease, LeaseLost, takeLease } from './lease.store.ts'
import type { Lease } from './lease.store.ts'
import { readFile } from './readFile.store.ts'
import { runRows } from './runRows.store.ts'
import { forgetFile, throwAwayForgotten } from './throwAway.store.ts'
import { undoRows } from './undoRows.store.ts'

const importJob = 'import'

const works: Partial<Record<Lease['state'], (backend: Working, lease: Lease) => Promise<void>>> = {
  reading: readFile,
  checking: ({ db }, lease) => checkRows(db, lease),
  running: async (backend, lease) => {
    await runRows(backend, lease)
    await forgetFile(backend, lease.importId)
  },
  photos: fetchPhotos,
  undoing: async (backend, lease) => {
    await undoRows(backend.db, lease)
    await forgetFile(backend, lease.importId, 'photoFile')
  },
}

type Working = Pick<Backend, 'db' | 'files' | 'texts' | 'translate' | 'log' | 'reach'>

/** Works until nothing waits. Rejects where the work failed; another try goes on with it. */
export async function workOnImports(backend: Working): Promise<void> {
  const { db, log } = backend
  for (;;) {
    const lease = await takeLease(db)
    if (!lease) return throwAwayForgotten(backend)
    const begun = performance.now()
    try {
      await works[lease.state]?.(backend, lease)
    } catch (error) {
      // Called off, or another server was faster: it is theirs now.
      if (error instanceof LeaseLost) continue
      await giveUpLease(db, lease)
      throw error
    }
    const seconds = Math.round((performance.now() - begun) / 1000)
    log.info({ import: lease.importId, work: lease.state, seconds }, 'worked on an import')
  }
}

export function importJobs(backend: Backend): void {
  const { jobs } = backend
  jobs.define(importJob, () => workOnImports(backend), { oneWaiting: true })
  // One that a server left when it died is found by the next minute.
  jobs.schedule(importJob, '* * * * *')
}

/** Begins the work at once; where the job cannot be sent, the one of the next minute finds it. */
export function startWork({ jobs, log }: Pick<Backend, 'jobs' | 'log'>): void {
  jobs.send(importJob).catch((error: unknown) => {
    log.warn({ err: error }, 'an import waits for the next minute')
  })
}
