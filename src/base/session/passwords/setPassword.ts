import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Post } from '../own-sessions/accessMail.ts'
import type { MustBeGood } from './passwordRules.ts'
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts'
import { hashOf } from '../sign-in/secrets.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import { fresh } from '../sessions.store.ts'
import type { Note } from '../sign-in/signInLog.ts'
import { countTry, forgiveTries, limitsOfCurrentPassword } from '../sign-in/tries.store.ts'
import { isUsername, usernameOf } from '../sign-in/usernames.ts'
import { accountOfEmail, keepPassword } from '../sign-in/users.store.ts'

type PasswordInput = { email: string; password: string; currentPassword?: string | undefined }
export type PasswordContext = { db: Db; mustBeGood: MustBeGood; note: Note; post: Post }
type Caller = { actor: Actor; token: string | undefined; address: string }

/**
 * Sets the password of the account with this e-mail: administrators anyone's, others only their own. The first
 * password creates the user. Ends the person's sessions except the caller's (`token`), and their calendar feed.
 * 400 for an e-mail that no account has, and for one's own password without the right current one.
 */
export async function setPassword(
  { db, mustBeGood, note, post }: PasswordContext,
  input: PasswordInput,
  caller: Caller,
): Promise<void> {
  const { actor, token, address } = caller
  const username = usernameOf(input.email)
  if (!actor.roles.includes('admin') && username !== actor.username) throw accessDenied()
  if (!isUsername(username)) throw passwordProblem({ email: 'session.notOneAddress' })
  const accountId = await accountOfEmail(db, username)
  if (!accountId) throw passwordProblem({ email: 'session.unknownEmail' })
  if (accountId === actor.accountId) await mustBeThemselves(db, input.currentPassword, caller, note)
  await mustBeGood(input.password, accountId)
  const passwordHash = await hashPassword(input.password)
  await db.transaction().execute(async (tx) => {
    await keepPassword(tx, { accountId, username, passwordHash }, actor)
    await endSessionsOf(tx, accountId, { actor, keptToken: token, post })
  })
  note({ action: 'setPassword', outcome: 'done', address, user: { accountId, username } })
}

/** A given current password must be right; it may be missing only shortly after signing in. */
async function mustBeThemselves(
  db: Db,
  currentPassword: string | undefined,
  { actor, token = '', address }: Caller,
  note: Note,
): Promise<void> {
  const { rows } = await sql<{ passwordHash: string; isFresh: boolean }>`
    SELECT u."passwordHash", s."createdOn" > now() - ${fresh} AS "isFresh"
    FROM "session" s JOIN "user" u ON u."accountId" = s."accountId"
    WHERE s."tokenHash" = ${hashOf(token)}
  `.execute(db)
  if (currentPassword === undefined) {
    if (rows[0]?.isFresh) return
    throw passwordProblem({ currentPassword: 'session.currentPasswordNeeded' })
  }
  const limits = limitsOfCurrentPassword(actor.username, address)
  await countTry(db, limits)
  if (!(await verifyPassword(rows[0]?.passwordHash, currentPassword))) {
    note({ action: 'setPassword', outcome: 'refused', address, user: actor })
    throw passwordProblem({ currentPassword: 'session.currentPasswordWrong' })
  }
  await forgiveTries(db, limits)
}
