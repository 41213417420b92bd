import { office } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { PaymentList } from './list/PaymentList.tsx'
import { Statement } from './statement/Statement.tsx'

/** The accounts with payments; clients see only their own statement. */
export function PaymentsScreen() {
  const may = useMay()
  return may(office) ? <PaymentList /> : <Statement />
}
