import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Summary } from '#kit/ui/SummaryBand.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import type { Slots } from '#base/register/slots.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { paymentPaths } from '../payments.paths.ts'

/** Link to the statement of an account with payments. */
export function StatementLink({ account }: Slots['AccountHead']) {
  const t = useText()
  const may = useMay()
  if (!account.hasTransactions || !may(office)) return null
  return (
    <Summary label={t('shell.payments')}>
      <GoLink href={paymentPaths.statement(account.id)}>{t('payment.statement')}</GoLink>
    </Summary>
  )
}
