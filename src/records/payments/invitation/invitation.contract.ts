// Invites the person of an account to see their payments.
import { z } from 'zod'
import { byId, get } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

export const invitationApi = {
  /** Queues a mail with a link to choose a password; a person without a role becomes a client. */
  sendInvitation: get('/api/transactions/sendInvitation/{accountId}', {
    may: admin,
    changes: ['account', 'invitation'],
    params: z.object({ accountId: byId.shape.id }),
    answer: z.object({ sentTo: z.string() }),
  }),
}
