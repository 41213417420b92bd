import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { invitationApi } from './invitation.contract.ts'
import { sendInvitation } from './invitation.store.ts'

export function invitationRoutes(backend: Backend): void {
  serve(backend.http, invitationApi, {
    sendInvitation: async ({ params, actor }) => {
      const sent = await sendInvitation(backend, params.accountId, actor)
      sendMailSoon(backend)
      return sent
    },
  })
}
