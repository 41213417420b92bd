import { call } from '#kit/http/call.ts'
import { session } from './session.ts'
import { sessionApi } from './session.contract.ts'

/** After something that can change what the person of this browser may do. */
export async function renewSession(): Promise<void> {
  const { username, userroles, branchId, mustEnrol } = await call(
    sessionApi.me,
    {},
    { quiet: true },
  )
  const current = session.current()
  if (current) session.begin({ token: current.token, username, userroles, branchId, mustEnrol })
}
