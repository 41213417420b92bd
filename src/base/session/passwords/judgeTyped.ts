// Rates a password while somebody types it, by the same rules as when it is sent.
import type { Actor } from '#kit/http/endpoint.ts'
import { noSession } from '#kit/http/problem.ts'
import type { Backend } from '#base/backend/backend.ts'
import { invitedBy } from '../invitations/invitations.store.ts'
import { userOfCode } from './resetPassword.ts'
import { usernameOf } from '../sign-in/usernames.ts'
import { accountOfEmail } from '../sign-in/users.store.ts'
import { weaknessOf, wordsOf } from './passwordRules.ts'
import { passwordProblem } from './passwords.ts'

type TypedPassword = { password: string; email: string; code?: string | undefined }

/** Only for people with a session or a mailed link, because rating is slow. 401, or 400 for a bad link. */
export async function judgeTyped(
  { db, agency, translate }: Pick<Backend, 'db' | 'agency' | 'translate'>,
  { password, email, code }: TypedPassword,
  actor: Actor | null,
  language: string,
): Promise<{ good: boolean; text: string }> {
  const username = usernameOf(email)
  const sentTo =
    code === undefined
      ? undefined
      : ((await userOfCode(db, username, code)) ?? (await invitedBy(db, code)))
  const accountId = sentTo?.accountId ?? (actor && (await accountFor(username, actor)))
  if (!accountId)
    throw code === undefined ? noSession() : passwordProblem({ code: 'session.codeNotValid' })
  const weakness = await weaknessOf(password, await wordsOf(db, agency, accountId))
  const good = weakness === undefined
  return { good, text: translate(language, weakness ?? 'session.goodPassword') }

  async function accountFor(username: string, { roles, accountId }: Actor) {
    return (roles.includes('admin') && (await accountOfEmail(db, username))) || accountId
  }
}
