import { Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { leadPaths } from '../leads.paths.ts'
import type { Account } from '#records/accounts/accounts.contract.ts'

export function AddLeadItem({ account }: { account: Account }) {
  const t = useText()
  return (
    <Menu.Item
      component={RouteLink}
      href={leadPaths.addLead(account.id)}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('leads.add')}
    </Menu.Item>
  )
}
