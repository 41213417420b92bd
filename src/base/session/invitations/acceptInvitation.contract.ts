// Accepting an invitation, by whoever has its link. The code is in the body, so that no log has it.
import { z } from 'zod'
import { post } from '#kit/http/endpoint.ts'
import { anyone } from '#base/permissions/permissions.contract.ts'
import { staffRoles } from '#base/permissions/roles.contract.ts'
import { madePasskey, passkeyOptions } from '../second-factor/shown.contract.ts'
import { linkCode as code, sessionUser } from '../session.contract.ts'

const invited = z.object({
  name: z.string(),
  username: z.string(),
  role: z.enum(staffRoles),
  isOfBranch: z.boolean(),
  /** Whether passkeys work at this host. */
  passkeys: z.boolean(),
})
export type InvitedPerson = z.output<typeof invited>

export const acceptInvitationApi = {
  /** 400 with `invitationOver` for a link that does not work, whatever the reason. */
  openInvitation: post('/api/authenticate/invitation', {
    may: anyone,
    shows: [],
    body: z.strictObject({ code }),
    answer: invited,
  }),
  beginInvitedPasskey: post('/api/authenticate/invitation/passkey', {
    may: anyone,
    changes: [],
    body: z.strictObject({ code }),
    answer: passkeyOptions,
  }),
  /** Signs in with the chosen password or passkey, which must be the only one of the two. The link does not work again. */
  acceptInvitation: post('/api/authenticate/invitation/accept', {
    may: anyone,
    changes: ['invitation', 'account', 'role', 'secondFactor'],
    body: z.union([
      z.strictObject({ code, password: z.string().min(1).max(1000) }),
      z.strictObject({ code, name: z.string().trim().min(1).max(60), passkey: madePasskey }),
    ]),
    /** Recovery codes come with a passkey only. */
    answer: sessionUser.extend({ recoveryCodes: z.array(z.string()).nullable() }),
  }),
}
