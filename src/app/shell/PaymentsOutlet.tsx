// The screens of the payments-only variant; any other address shows "not found".
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { NothingHere } from '#base/register/NothingHere.tsx'

const home = new RegExp(`^(/|${sessionPaths.home})/?$`, 'i')
const own = new RegExp(
  `^(${paymentPaths.payments}|${accountPaths.addPayment}|${sessionPaths.setPasswordOfAny}|${sessionPaths.security}|${helpPaths.help})(/|$)`,
  'i',
)

const adding = new RegExp(
  `^(${paymentPaths.addPaymentAccount}|${accountPaths.addPayment})(/|$)`,
  'i',
)

export function PaymentsOutlet() {
  const may = useMay()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const shown = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? path })
  if (home.test(path)) return <Navigate to={paymentPaths.payments} replace />
  if (adding.test(path) && !may(admin)) return <NothingHere />
  if (!own.test(path)) return <NothingHere />
  // Redirect from the start page, whose calls would be refused here.
  return shown === sessionPaths.home ? <Skeletons lines={6} /> : <Outlet />
}
