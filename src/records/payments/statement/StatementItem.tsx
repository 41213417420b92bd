import { Menu } from '@mantine/core'
import { IconReceipt2 } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { paymentPaths } from '../payments.paths.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import type { Account } from '#records/accounts/accounts.contract.ts'

/** Menu item to the statement of an account with payments. */
export function StatementItem({ account }: { account: Account }) {
  const t = useText()
  const may = useMay()
  if (!account.hasTransactions || !may(office)) return null
  return (
    <Menu.Item
      component={RouteLink}
      href={paymentPaths.statement(account.id)}
      leftSection={<IconReceipt2 size={16} aria-hidden />}
    >
      {t('shell.payments')}
    </Menu.Item>
  )
}
