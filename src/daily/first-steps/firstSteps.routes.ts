import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { firstStepsApi } from './firstSteps.contract.ts'
import { getFirstSteps, skipSteps } from './firstSteps.store.ts'

export function firstStepsRoutes(backend: Backend): void {
  serve(backend.http, firstStepsApi, {
    getFirstSteps: ({ actor }) => getFirstSteps(backend, actor),
    skipSteps: async ({ body, actor }) => {
      await skipSteps(backend.db, body, actor)
      return getFirstSteps(backend, actor)
    },
  })
}
