// The screens of the payments-only variant; at the address of any other there is nothing.
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { paths } from '#features/paths.ts'
import { admin } from '#features/session/permissions.contract.ts'
import { useMay } from '#features/session/useSession.ts'
import { NothingHere } from './NothingHere.tsx'

const home = new RegExp(`^(/|${paths.home})/?$`, 'i')
const own = new RegExp(
  `^(${paths.payments}|${paths.addPayment}|${paths.setPasswordOfAny}|${paths.security})(/|$)`,
  'i',
)

const adding = new RegExp(`^(${paths.addPaymentAccount}|${paths.addPayment})(/|$)`, 'i')

export function PaymentsOutlet() {
  const may = useMay()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const shown = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? path })
  if (home.test(path)) return <Navigate to={paths.payments} replace />
  if (adding.test(path) && !may(admin)) return <NothingHere />
  if (!own.test(path)) return <NothingHere />
  // On the way from the start page, which would ask for all that is refused here.
  return shown === paths.home ? <Skeletons lines={6} /> : <Outlet />
}
