// A password for whoever has this e-mail.
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { hashPassword, mustBeGoodPassword, passwordProblem } from './passwords.ts'
import { endSessionsOf } from './sessions.store.ts'
import { usernameOf } from './signIn.ts'
import { accountOfEmail, keepPassword } from './users.store.ts'

/**
 * Administrators set anyone's, others their own. The first password makes the user. Ends the
 * person's sessions, but for the caller's own (`token`). 400 for an e-mail that no account has.
 */
export async function setPassword(
  db: Db,
  given: { email: string; password: string },
  actor: Actor,
  token: string | undefined,
): Promise<void> {
  const username = usernameOf(given.email)
  if (!actor.roles.includes('admin') && username !== actor.username) throw accessDenied()
  mustBeGoodPassword(given.password)
  const passwordHash = await hashPassword(given.password)
  await db.transaction().execute(async (tx) => {
    const accountId = await accountOfEmail(tx, username)
    if (!accountId) throw passwordProblem({ email: 'session.unknownEmail' })
    await keepPassword(tx, { accountId, username, passwordHash }, actor)
    await endSessionsOf(tx, accountId, token)
  })
}
