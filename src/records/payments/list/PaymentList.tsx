// The accounts with payments, each with its balance.
import { formatMoney } from '#kit/fields/format.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import { Amount } from '../Amount.tsx'
import { paymentPaths } from '../payments.paths.ts'
import { paymentList } from './payment.list.ts'
import type { PaymentRow } from './paymentList.contract.ts'

/** An account with payments. */
const statementPeek = lazyPeek<{ id: number; name: string }>(
  () => import('../statement/StatementPeek.tsx').then((all) => all.StatementPeek),
  ({ name }) => name,
)

const cells = {
  balance: ({ balance }: PaymentRow) => <Amount value={balance}>{formatMoney(balance)}</Amount>,
}

export function PaymentList() {
  const may = useMay()
  const isAlone = useVariant()?.paymentsOnly
  // At the payments host employees only view.
  const mayAdd = !isAlone || may(admin)
  return (
    <RecordList
      of={paymentList}
      cells={cells}
      peek={statementPeek}
      searchLabel="payment.search"
      add={mayAdd && { href: paymentPaths.addPaymentAccount, text: 'payment.addAccount' }}
    />
  )
}
