import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { completeOrder } from '../completeOrder.store.ts'
import { deviceOf } from '../links/orderLinks.routes.ts'
import { pocketApi } from './pocket.contract.ts'
import { pocketOf } from './pocket.store.ts'
import { takeSigned } from './takeSigned.store.ts'

export function pocketRoutes(backend: Backend): void {
  serve(backend.http, pocketApi, {
    pocket: ({ actor }) => pocketOf(backend, actor),
    takeSigned: async ({ body, actor, request }) => {
      const visit = { address: request.ip, device: deviceOf(request) }
      const taken = await takeSigned(backend, body, visit, actor)
      // The order is stored: if the paper cannot be made now, the job makes it.
      await completeOrder(backend, taken.id).catch((error: unknown) =>
        backend.log.warn({ err: error }, 'the paper of an order is made later'),
      )
      sendMailSoon(backend)
      return taken
    },
  })
}
