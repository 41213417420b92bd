import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Account } from '#records/accounts/accounts.contract.ts'
import { leadPaths } from '../leads.paths.ts'

/** Adds a lead for a client, with values known from their account. */
export function AddLeadButton({ account }: { account: Account }) {
  const t = useText()
  if (!account.isClient) return null
  return (
    <Button
      component={RouteLink}
      href={leadPaths.addLead(account.id)}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('leads.addForClient')}
    </Button>
  )
}
