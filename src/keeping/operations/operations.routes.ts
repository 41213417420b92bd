import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { getOperations, retryMails } from './operations.store.ts'
import { operationsApi } from './operations.contract.ts'
import { retryJobs } from './retryJobs.store.ts'
import { sendBundle } from './bundle/sendBundle.ts'

export function operationsRoutes(backend: Backend): void {
  const { http, db } = backend
  serve(http, operationsApi, {
    getOperations: ({ language }) => getOperations(backend, language),
    retryJobs: async ({ body, actor }) => ({ retried: await retryJobs(db, body.queue, actor) }),
    retryMails: async ({ actor }) => {
      const retried = await retryMails(db, actor)
      if (retried > 0) sendMailSoon(backend)
      return { retried }
    },
    getBundle: ({ reply }) => sendBundle(backend, reply),
  })
}
