import { call } from '#kit/http/call.ts'
import { turnShortcuts } from '#kit/ui/shortcutsOn.ts'
import { session } from './session.ts'
import { sessionApi } from '../session.contract.ts'

/** After something that can change what the person of this browser may do. */
export async function renewSession(): Promise<void> {
  const { username, userroles, branchId, mustEnrol, shortcuts } = await call(
    sessionApi.me,
    {},
    { quiet: true },
  )
  const current = session.current()
  if (!current) return
  turnShortcuts(shortcuts)
  const next = { token: current.token, username, userroles, branchId, mustEnrol }
  if (JSON.stringify(next) !== JSON.stringify(current)) session.begin(next)
}

let renewing: Promise<void> | undefined

/**
 * What the browser kept of a person's role may be of yesterday: somebody else may have changed it. Menus
 * follow once the server was asked; where it cannot be, they stay.
 */
export function followRole(): void {
  if (!session.current()) return
  renewing ??= renewSession()
    .catch(() => {})
    .finally(() => (renewing = undefined))
}
