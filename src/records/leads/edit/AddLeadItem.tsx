import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import { leadPaths } from '../leads.paths.ts'
import type { Account } from '#records/accounts/accounts.contract.ts'

export function AddLeadItem({ account }: { account: Account }) {
  const t = useText()
  return (
    <MenuLink icon={IconPlus} href={leadPaths.addLead(account.id)}>
      {t('leads.add')}
    </MenuLink>
  )
}
