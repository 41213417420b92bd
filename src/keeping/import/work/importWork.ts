// The job that works on imports: reads the file, plans its rows, writes them, fetches their photos, or undoes everything. It
// resumes where it, or a crashed server, has stopped.
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

/** Works until nothing waits. Rejects after a failure; a failed import is retried, after the others had their turn. */
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
  // An import of a crashed server is found within a minute.
  jobs.schedule(importJob, '* * * * *')
}

/** Starts the work at once; if the job cannot be sent, the next scheduled run finds the import. */
export function startWork({ jobs, log }: Pick<Backend, 'jobs' | 'log'>): void {
  jobs.send(importJob).catch((error: unknown) => {
    log.warn({ err: error }, 'an import waits for the next minute')
  })
}
