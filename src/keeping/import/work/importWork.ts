// The job that works on imports: reads the file, works out its rows, writes them, fetches their photos, takes all back. It goes
// on where it, or a server that is gone, has stopped.
import { workOnAll } from '#kit/jobs/longWork.ts'
import type { Backend } from '#base/backend/backend.ts'
import { fetchPhotos } from '../photos/fetchPhotos.store.ts'
import { checkRows } from './checkRows.store.ts'
import { failImport } from './failImport.store.ts'
import { waitingImports } from './lease.store.ts'
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

/** Works until nothing waits. Rejects where something failed; it is tried again, while others have their turn. */
export async function workOnImports(backend: Working): Promise<void> {
  const { db, log } = backend
  await workOnAll(
    db,
    {
      ...waitingImports,
      name: 'import',
      work: async (lease) => works[lease.state]?.(backend, lease),
      fail: (lease) => failImport(backend, lease),
    },
    log,
  )
  await throwAwayForgotten(backend)
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
