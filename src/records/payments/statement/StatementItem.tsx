import { IconReceipt2 } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
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
    <MenuLink icon={IconReceipt2} href={paymentPaths.statement(account.id)}>
      {t('shell.payments')}
    </MenuLink>
  )
}
