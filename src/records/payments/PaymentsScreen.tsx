import { office } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { PaymentList } from './list/PaymentList.tsx'
import { Statement } from './statement/Statement.tsx'

/** The accounts that have payments; to a client, the one statement that is their own. */
export function PaymentsScreen() {
  const may = useMay()
  return may(office) ? <PaymentList /> : <Statement />
}
