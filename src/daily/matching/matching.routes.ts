import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { matchingApi } from './matching.contract.ts'
import { matchesOfLead, matchesOfObject } from './matching.store.ts'
import { matchingJobs } from './tellAgentsJob.ts'

export function matchingRoutes(backend: Backend): void {
  const { http, db } = backend
  serve(http, matchingApi, {
    matchesOfLead: ({ params, query, actor }) => matchesOfLead(db, params.id, query, actor),
    matchesOfObject: ({ params, query, actor }) => matchesOfObject(db, params.id, query, actor),
  })
  matchingJobs(backend)
}
