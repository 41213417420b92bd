import { feature } from '#base/register/feature.ts'
import { accountRoutes } from './accounts.routes.ts'
import { accountKind } from './account.kind.ts'
import { accountRecord } from './account.record.ts'
import { accountLists } from './list/account.list.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'

export const accounts = feature({
  kept: [totalsOf('account', 1)],
  routes: [accountRoutes, invitationRoutes],
  kinds: { Account: accountKind },
  records: { Account: accountRecord },
  lists: accountLists,
})
