import { IconUserShare } from '@tabler/icons-react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import { sessionApi } from '#base/session/session.contract.ts'
import type { Account } from '#records/accounts/accounts.contract.ts'
import { useIsAdmin } from '#records/accounts/useIsAdmin.ts'
import { handOverPaths } from './handOver.paths.ts'

/** Menu item that opens the hand-over of an employee's work, for administrators and the employee. */
export function HandOverItem({ account }: { account: Account }) {
  const t = useText()
  const isAdmin = useIsAdmin()
  const { data: me } = useAnswer(sessionApi.me, {}, { enabled: account.isEmploye && !isAdmin })
  if (!account.isEmploye || (!isAdmin && me?.accountId !== account.id)) return null
  return (
    <MenuLink icon={IconUserShare} href={handOverPaths.handOver(account.id)}>
      {t('account.handOver')}
    </MenuLink>
  )
}
