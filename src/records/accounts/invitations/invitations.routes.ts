import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { mailInUse } from '#base/mail/server/storedMailer.ts'
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
  const isMailed = async () => (await mailInUse(backend)).by === 'smtp'
  serve(http, invitationsApi, {
    listInvitations: async ({ language }) => ({
      items: await listInvitations(db, language),
      byMail: await isMailed(),
    }),
    invite: async ({ body, actor }) =>
      thenSendMail(inviteColleague({ ...backend, isMailed: await isMailed() }, body, actor)),
    sendInvitationAgain: async ({ params, actor }) =>
      thenSendMail(sendAgain({ ...backend, isMailed: await isMailed() }, params.id, actor)),
    newInvitationLink: ({ params, actor }) => newLink(backend, params.id, actor),
    withdrawInvitation: ({ params, actor }) => withdraw(db, params.id, actor),
  })
}
