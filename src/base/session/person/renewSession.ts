import { call } from '#kit/http/call.ts'
import { turnShortcuts } from '#kit/ui/shortcutsOn.ts'
import { session } from './session.ts'
import { sessionApi } from '../session.contract.ts'

/** Reloads the person's roles and settings; call after anything that can change what they may do. */
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
 * The stored role may be outdated, because somebody else may have changed it. Refreshes it from the server,
 * and with it the menus; keeps both if the server cannot be reached.
 */
export function followRole(): void {
  if (!session.current()) return
  renewing ??= renewSession()
    .catch(() => {})
    .finally(() => (renewing = undefined))
}
