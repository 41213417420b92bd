import { Group, Text, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { AccountHead } from '../accountSlots.tsx'
import type { Account } from '../accounts.contract.ts'
import { KindBadges } from './KindBadges.tsx'
import { useIsAdmin } from '../useIsAdmin.ts'

/** Name and kinds; tells users who may not edit an employee that only administrators can. */
export function AccountTitle({ account }: { account: Account }) {
  const t = useText()
  const isAdmin = useIsAdmin()
  return (
    <Group gap="sm">
      <Title order={1}>{account.name || t('account.nameless', { id: account.id })}</Title>
      <KindBadges of={account} />
      <AccountHead account={account} />
      {account.isEmploye && !isAdmin && (
        <Text size="sm" c="dimmed">
          {t('account.onlyAdmin')}
        </Text>
      )}
    </Group>
  )
}
