// A forgotten password: a code by mail, which once sets a new one.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { Problem } from '#kit/http/problem.ts'
import { signatureOf } from '#base/backend/agencyFacts.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { hashPassword, passwordProblem } from './passwords.ts'
import { hashOf, newSecret } from '../sign-in/secrets.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import type { PasswordWays } from './setPassword.ts'
import type { Note } from '../sign-in/signInLog.ts'
import { countTry, forgiveTries, limitsOfMailbox, limitsOfReset } from '../sign-in/tries.store.ts'
import { usernameOf } from '../sign-in/usernames.ts'
import { keepPassword, userOf } from '../sign-in/users.store.ts'

type Ways = Pick<Backend, 'db' | 'translate' | 'publicUrl' | 'agency'> & { note: Note }

/**
 * Queues the mail with its code, if the e-mail is a user's; false when it is not. A mailbox that has had its letters
 * gets no more for a while; the codes it has stay good, so that nobody can keep a person from theirs.
 */
export async function forgotPassword(
  { db, translate, publicUrl, agency, note }: Ways,
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
        to: username,
        subject: translate(language, ['session.resetMailSubject', { agency: sender.name }]),
        text: `${text}\n\n${signatureOf(sender)}`,
        about: { entity: 'Account', id },
      },
    ])
  })
  note({ action: 'forgotPassword', outcome: 'done', address, user })
  return true
}

type Linked = { username: string; code: string; language: string }

/** The page behind it is in the language of the mail, for whoever has never chosen one. */
export const resetLink = (publicUrl: string, { username: email, code, language }: Linked) =>
  `${publicUrl}/ResetPassword?${new URLSearchParams({ code, email, language })}`

/** A code that is good for so long, as is the one before; older ones end. */
export async function addCode(
  tx: Db,
  accountId: number,
  isGoodFor: RawBuilder<unknown>,
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
    VALUES (${accountId}, ${hashOf(code)}, now() + ${isGoodFor})
  `.execute(tx)
  return code
}

type Given = { email: string; password: string; confirmPassword: string; code: string }

/** Ends all sessions of the person. 400 for a bad password or code; only a good pair uses it up. */
export async function resetPassword(
  { db, mustBeGood, note, post }: PasswordWays,
  given: Given,
  address: string,
): Promise<void> {
  const { password, confirmPassword, code } = given
  const username = usernameOf(given.email)
  const limits = limitsOfReset(username, address)
  await countTry(db, limits)
  const user = await userOfCode(db, username, code)
  if (!user) throw refused(note, address)
  if (password !== confirmPassword)
    throw passwordProblem({ confirmPassword: 'session.passwordsShouldMatch' })
  await mustBeGood(password, user.accountId)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    // Whoever comes with the other code waits here, and then has none.
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

/** The person whom a code was sent to, while it is good. */
export async function userOfCode(db: Db, username: string, code: string) {
  const user = await userOf(db, username)
  const { rows } = await sql`
    SELECT FROM "resetCode"
    WHERE "accountId" = ${user?.accountId ?? 0} AND "codeHash" = ${hashOf(code)} AND "expiresOn" > now()
  `.execute(db)
  return rows.length > 0 ? user : undefined
}
