import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { duplicatesApi } from './duplicates.contract.ts'
import { duplicateJobs } from './find/findDuplicatesJob.ts'
import { forgetWaits } from './find/runState.store.ts'
import {
  decideOnDuplicates,
  lastRun,
  listDuplicates,
  sameAsAccount,
} from './list/duplicates.store.ts'

export function duplicateRoutes(backend: Backend): void {
  const { db, http, jobs } = backend
  duplicateJobs(backend)
  serve(http, duplicatesApi, {
    listDuplicates: ({ query, actor }) => listDuplicates(db, query, actor),
    lastRun: () => lastRun(db),
    compareNow: async () => {
      await forgetWaits(db)
      await jobs.send('findDuplicates', { again: true })
    },
    sameAsAccount: ({ params, actor }) => sameAsAccount(db, params.id, actor),
    decideOnDuplicates: ({ body, actor }) => decideOnDuplicates(db, body, actor),
  })
}
