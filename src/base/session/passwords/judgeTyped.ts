// What is said of a password while somebody types it: the same as when it is sent.
import type { Actor } from '#kit/http/endpoint.ts'
import { noSession } from '#kit/http/problem.ts'
import type { Backend } from '#base/backend/backend.ts'
import { userOfCode } from './resetPassword.ts'
import { usernameOf } from '../sign-in/usernames.ts'
import { accountOfEmail } from '../sign-in/users.store.ts'
import { weaknessOf, wordsOf } from './passwordRules.ts'
import { passwordProblem } from './passwords.ts'

type Typed = { password: string; email: string; code?: string | undefined }

/** For who is signed in or came by a mailed link alone: judging takes time. 401, or 400 for the link. */
export async function judgeTyped(
  { db, agency, translate }: Pick<Backend, 'db' | 'agency' | 'translate'>,
  { password, email, code }: Typed,
  actor: Actor | null,
  language: string,
): Promise<{ good: boolean; text: string }> {
  const username = usernameOf(email)
  const sentTo = code === undefined ? undefined : await userOfCode(db, username, code)
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
