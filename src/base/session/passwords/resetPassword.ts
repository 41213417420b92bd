// Resets a forgotten password with a mailed code that works once.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { Problem } from '#kit/http/problem.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { hashPassword, passwordProblem } from './passwords.ts'
import { hashOf, newSecret } from '../sign-in/secrets.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import type { PasswordContext } from './setPassword.ts'
import type { Note } from '../sign-in/signInLog.ts'
import { countTry, forgiveTries, limitsOfMailbox, limitsOfReset } from '../sign-in/tries.store.ts'
import { usernameOf } from '../sign-in/usernames.ts'
import { keepPassword, userOf } from '../sign-in/users.store.ts'

type MailContext = Pick<Backend, 'db' | 'translate' | 'publicUrl' | 'agency'> & { note: Note }

/**
 * Queues the mail with the code; returns false if the e-mail is not a user's or has had too much mail. In that case the
 * codes in the mailbox stay valid, so that nobody can invalidate a person's code by requesting more.
 */
export async function forgotPassword(
  { db, translate, publicUrl, agency, note }: MailContext,
  email: string,
  address: string,
): Promise<boolean> {
  const username = usernameOf(email)
  const user = await userOf(db, username)
  if (!user) {
    note({ action: 'forgotPassword', outcome: 'refused', address })
    return false
  }
  try {
    await countTry(db, limitsOfMailbox(username))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    note({ action: 'forgotPassword', outcome: 'too many tries', address, user })
    return false
  }
  const { accountId: id, language } = user
  const sender = agency.in(language)
  await db.transaction().execute(async (tx) => {
    const code = await addCode(tx, id, sql`interval '1 hour'`)
    const link = resetLink(publicUrl, { username, code, language })
    const text = translate(language, ['session.resetMailText', { link, username }])
    await queueMail(tx, [
      {
        ...agencyLetter(sender, {
          to: username,
          agent: null,
          language: languageOf(language),
          blocks: [text],
          subject: translate(language, ['session.resetMailSubject', { agency: sender.name }]),
        }),
        about: { entity: 'Account', id },
      },
    ])
  })
  note({ action: 'forgotPassword', outcome: 'done', address, user })
  return true
}

type ResetLink = { username: string; code: string; language: string }

/** The linked page opens in the language of the mail if the visitor has never chosen one. */
export const resetLink = (publicUrl: string, { username: email, code, language }: ResetLink) =>
  `${publicUrl}/ResetPassword?${new URLSearchParams({ code, email, language })}`

/** Adds a code. The previous one stays valid; older ones are deleted. */
export async function addCode(
  tx: Db,
  accountId: number,
  lifetime: RawBuilder<unknown>,
): Promise<string> {
  const code = newSecret()
  await sql`SELECT FROM "user" WHERE "accountId" = ${accountId} FOR UPDATE`.execute(tx)
  await sql`
    DELETE FROM "resetCode" WHERE "accountId" = ${accountId} AND "id" NOT IN (
      SELECT "id" FROM "resetCode" WHERE "accountId" = ${accountId} ORDER BY "id" DESC LIMIT 1
    )
  `.execute(tx)
  await sql`
    INSERT INTO "resetCode" ("accountId", "codeHash", "expiresOn")
    VALUES (${accountId}, ${hashOf(code)}, now() + ${lifetime})
  `.execute(tx)
  return code
}

type ResetInput = { email: string; password: string; confirmPassword: string; code: string }

/** Ends all sessions of the person. 400 for a bad password or code; only a success uses up the code. */
export async function resetPassword(
  { db, mustBeGood, note, post }: PasswordContext,
  input: ResetInput,
  address: string,
): Promise<void> {
  const { password, confirmPassword, code } = input
  const username = usernameOf(input.email)
  const limits = limitsOfReset(username, address)
  await countTry(db, limits)
  const user = await userOfCode(db, username, code)
  if (!user) throw refused(note, address)
  if (password !== confirmPassword)
    throw passwordProblem({ confirmPassword: 'session.passwordsShouldMatch' })
  await mustBeGood(password, user.accountId)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    // A concurrent reset with the other code waits here; then its code is gone.
    await sql`SELECT FROM "user" WHERE "accountId" = ${user.accountId} FOR UPDATE`.execute(tx)
    if (!(await userOfCode(tx, username, code))) throw refused(note, address)
    await keepPassword(tx, { ...user, username, passwordHash }, user, 'resetPassword')
    await endSessionsOf(tx, user.accountId, { actor: user, post })
  })
  await forgiveTries(db, limits)
  note({ action: 'resetPassword', outcome: 'done', address, user })
}

function refused(note: Note, address: string): Problem {
  note({ action: 'resetPassword', outcome: 'refused', address })
  return passwordProblem({ code: 'session.codeNotValid' })
}

/** The user who was sent this code, while it is valid. */
export async function userOfCode(db: Db, username: string, code: string) {
  const user = await userOf(db, username)
  const { rows } = await sql`
    SELECT FROM "resetCode"
    WHERE "accountId" = ${user?.accountId ?? 0} AND "codeHash" = ${hashOf(code)} AND "expiresOn" > now()
  `.execute(db)
  return rows.length > 0 ? user : undefined
}
