import { Menu } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { personalDataPaths } from './personalData.paths.ts'
import type { Account } from '#records/accounts/accounts.contract.ts'
import { useIsAdmin } from '#records/accounts/useIsAdmin.ts'

/** Menu item that opens a person's data, to download or erase it; for administrators. */
export function PersonalDataItem({ account }: { account: Account }) {
  const t = useText()
  if (!useIsAdmin()) return null
  return (
    <Menu.Item
      component={RouteLink}
      href={personalDataPaths.personalData(account.id)}
      leftSection={<IconShieldLock size={16} aria-hidden />}
    >
      {t('account.personalData')}
    </Menu.Item>
  )
}
