// The screens of the payments-only variant; at the address of any other there is nothing.
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { paths } from '#features/paths.ts'
import { NothingHere } from './NothingHere.tsx'

const home = new RegExp(`^(/|${paths.home})/?$`, 'i')
const own = new RegExp(
  `^(${paths.payments}|${paths.addPayment}|${paths.setPasswordOfAny}|${paths.security})(/|$)`,
  'i',
)

export function PaymentsOutlet() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (home.test(path)) return <Navigate to={paths.payments} replace />
  return own.test(path) ? <Outlet /> : <NothingHere />
}
