import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import type { Account } from '../accounts.contract.ts'
import { KindBadges } from './KindBadges.tsx'
import { useIsAdmin } from '../useIsAdmin.ts'

/** Name and kinds; tells users who may not edit an employee that only administrators can. */
export function AccountTitle({ account }: { account: Account }) {
  const t = useText()
  const isAdmin = useIsAdmin()
  return (
    <RecordTitle
      title={account.name || t('account.nameless', { id: account.id })}
      face={account.name}
    >
      <KindBadges of={account} />
      <AssignedHead parent="Account" parentId={account.id} />
      {account.isEmploye && !isAdmin && (
        <Text size="sm" c="dimmed">
          {t('account.onlyAdmin')}
        </Text>
      )}
    </RecordTitle>
  )
}
