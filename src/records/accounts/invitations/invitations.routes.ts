import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { isByMail } from './invitationMail.store.ts'
import { invitationsApi } from './invitations.contract.ts'
import { inviteColleague } from './inviteColleague.store.ts'
import { listInvitations, newLink, sendAgain, withdraw } from './openInvitations.store.ts'

export function invitationRoutes(backend: Backend): void {
  const { http, db } = backend
  const thenSendMail = async <T>(done: Promise<T>): Promise<T> => {
    const result = await done
    sendMailSoon(backend)
    return result
  }
  serve(http, invitationsApi, {
    listInvitations: async ({ language }) => ({
      items: await listInvitations(db, language),
      byMail: isByMail(backend),
    }),
    invite: ({ body, actor }) => thenSendMail(inviteColleague(backend, body, actor)),
    sendInvitationAgain: ({ params, actor }) => thenSendMail(sendAgain(backend, params.id, actor)),
    newInvitationLink: ({ params, actor }) => newLink(backend, params.id, actor),
    withdrawInvitation: ({ params, actor }) => withdraw(db, params.id, actor),
  })
}
