import { IconDoorExit, IconUserShare } from '@tabler/icons-react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import { sessionApi } from '#base/session/session.contract.ts'
import type { Account } from '#records/accounts/accounts.contract.ts'
import { useIsAdmin } from '#records/accounts/useIsAdmin.ts'
import { handOverPaths } from './handOver.paths.ts'

/** Menu items of an employee: hand over the work, for administrators and the employee, and leave, for administrators. */
export function HandOverItems({ account }: { account: Account }) {
  const t = useText()
  const isAdmin = useIsAdmin()
  const { data: me } = useAnswer(sessionApi.me, {}, { enabled: account.isEmploye && !isAdmin })
  if (!account.isEmploye || (!isAdmin && me?.accountId !== account.id)) return null
  return (
    <>
      <MenuLink icon={IconUserShare} href={handOverPaths.handOver(account.id)}>
        {t('account.handOver')}
      </MenuLink>
      {isAdmin && (
        <MenuLink icon={IconDoorExit} href={handOverPaths.leave(account.id)}>
          {t('account.leave')}
        </MenuLink>
      )}
    </>
  )
}
