import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { sendPaper } from './mailOrder.store.ts'
import { orderMailsApi } from './mailing.contract.ts'

export function orderMailRoutes(backend: Backend): void {
  serve(backend.http, orderMailsApi, {
    sendOrderPaper: async ({ params, body, actor }) => {
      const order = await sendPaper(backend, { ...params, ...body }, actor)
      sendMailSoon(backend)
      return order
    },
  })
}
