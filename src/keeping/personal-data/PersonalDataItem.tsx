import { IconShieldLock } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import { personalDataPaths } from './personalData.paths.ts'
import type { Account } from '#records/accounts/accounts.contract.ts'
import { useIsAdmin } from '#records/accounts/useIsAdmin.ts'

/** Menu item that opens a person's data, to download or erase it; for administrators. */
export function PersonalDataItem({ account }: { account: Account }) {
  const t = useText()
  if (!useIsAdmin()) return null
  return (
    <MenuLink icon={IconShieldLock} href={personalDataPaths.personalData(account.id)}>
      {t('account.personalData')}
    </MenuLink>
  )
}
