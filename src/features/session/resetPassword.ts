// A forgotten password: a code by mail, which once sets a new one.
import { sql } from 'kysely'
import type { Mail } from '#kit/mail/mailer.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Db } from '../backend.ts'
import { hashPassword, mustBeGoodPassword, passwordProblem } from './passwords.ts'
import { hashOf, newSecret } from './secrets.ts'
import { endSessionsOf } from './sessions.store.ts'
import { usernameOf } from './signIn.ts'
import { countTry, limitsOfForgotten } from './tries.store.ts'
import { keepPassword, userOf } from './users.store.ts'

type Ways = { db: Db; translate: Translate; publicUrl: string }

/** The mail to send, if the e-mail is a user's; the caller of the API learns nothing of it. */
export async function forgotPassword(
  { db, translate, publicUrl }: Ways,
  email: string,
  address: string,
): Promise<Mail | undefined> {
  const username = usernameOf(email)
  await countTry(db, limitsOfForgotten(username, address))
  const user = await userOf(db, username)
  const code = await newCode(db, user?.accountId ?? 0)
  if (!user) return undefined
  const link = resetLink(publicUrl, username, code)
  return {
    to: username,
    subject: translate(user.language, 'session.resetMailSubject'),
    text: translate(user.language, ['session.resetMailText', { link, username }]),
  }
}

export const resetLink = (publicUrl: string, email: string, code: string) =>
  `${publicUrl}/ResetPassword?${new URLSearchParams({ code, email })}`

/** A code that is good for an hour and ends any older one; for nobody's account nothing is stored. */
export async function newCode(db: Db, accountId: number): Promise<string> {
  const code = newSecret()
  await sql`
    INSERT INTO "resetCode" ("accountId", "codeHash", "expiresOn")
    SELECT "accountId", ${hashOf(code)}, now() + interval '1 hour' FROM "user" WHERE "accountId" = ${accountId}
    ON CONFLICT ("accountId") DO UPDATE
    SET "codeHash" = excluded."codeHash", "expiresOn" = excluded."expiresOn"
  `.execute(db)
  return code
}

type Given = { email: string; password: string; confirmPassword: string; code: string }

/** Ends all sessions of the person. 400 for a bad password or code; only a good pair uses it up. */
export async function resetPassword(db: Db, given: Given): Promise<void> {
  const { password, confirmPassword, code } = given
  if (password !== confirmPassword)
    throw passwordProblem({ confirmPassword: 'session.passwordsShouldMatch' })
  mustBeGoodPassword(password)
  const username = usernameOf(given.email)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const accountId = await useUp(tx, username, code)
    if (!accountId) throw passwordProblem({ code: 'session.codeNotValid' })
    await keepPassword(tx, { accountId, username, passwordHash }, { accountId }, 'resetPassword')
    await endSessionsOf(tx, accountId)
  })
}

async function useUp(tx: Db, username: string, code: string): Promise<number | undefined> {
  const user = await userOf(tx, username)
  const { rows } = await sql<{ accountId: number }>`
    DELETE FROM "resetCode"
    WHERE "accountId" = ${user?.accountId ?? 0} AND "codeHash" = ${hashOf(code)} AND "expiresOn" > now()
    RETURNING "accountId"
  `.execute(tx)
  return rows[0]?.accountId
}
