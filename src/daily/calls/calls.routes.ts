import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { callsApi } from './calls.contract.ts'
import { noteReach, saveOutcome } from './calls.store.ts'

export function callRoutes(backend: Backend): void {
  const { http, db } = backend
  serve(http, callsApi, {
    noteReach: ({ body, actor }) => noteReach(db, body, actor, backend),
    saveOutcome: ({ body, actor }) => saveOutcome(db, body, actor, backend),
  })
}
