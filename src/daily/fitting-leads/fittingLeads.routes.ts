import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { fittingLeadsApi } from './fittingLeads.contract.ts'
import { addTasks, proposeSelections, sendSelections } from './fittingLeads.store.ts'

export function fittingLeadsRoutes(backend: Backend): void {
  serve(backend.http, fittingLeadsApi, {
    proposeSelections: async ({ body, actor }) => ({
      items: await proposeSelections(backend, body, actor),
    }),
    sendSelections: async ({ body, actor }) => {
      const items = await sendSelections(backend, body, actor)
      sendMailSoon(backend)
      return { items }
    },
    addTasks: async ({ body, actor }) => ({ items: await addTasks(backend, body, actor) }),
  })
}
