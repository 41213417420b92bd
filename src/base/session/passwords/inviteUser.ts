// Invites somebody who is not staff to choose a password through a mailed link.
import { sql } from 'kysely'
import { lock, log, save } from '#kit/db/save.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { hashPassword } from './passwords.ts'
import { languageOfClient } from '../person/languageOfOffice.store.ts'
import { addCode } from './resetPassword.ts'
import { isStaffRole } from '#base/permissions/roles.contract.ts'
import { newSecret } from '../sign-in/secrets.ts'
import { isUsername, usernameOf } from '../sign-in/usernames.ts'
import { addUser, isNameTaken, nameOfUser } from '../sign-in/users.store.ts'
import { accountRole } from '../roles/userRole.store.ts'

const lifetime = sql`interval '7 days'`

export type Invitation = {
  username: string
  language: string
  /** Null if the last invitation is only seconds old, so that a double click invites once. */
  code: string | null
}

/**
 * An account without a role becomes a client. Call in a transaction. 404 for a deleted account; 400 for an
 * account of staff, without an e-mail, or with one that somebody else signs in with.
 */
export async function inviteUser(tx: Db, accountId: number, actor: Actor): Promise<Invitation> {
  const account = await lock(tx, accountRole, accountId)
  if (account.isEmploye || isStaffRole(account.role))
    throw badInput({ accountId: ['session.invite.staff'] }, 'session.invite.staff')
  // A person invited as a colleague, and made a client since.
  await sql`DELETE FROM "invitation" WHERE "accountId" = ${accountId}`.execute(tx)
  const user = await nameOfUser(tx, accountId)
  const username = invitedName(account.email, user?.username)
  if (await isNameTaken(tx, username, accountId)) throw refused('session.invite.taken')
  const language = user?.language ?? (await languageOfClient(tx, account))
  if (!user) {
    // Nobody knows this password: the link is the only way in.
    const passwordHash = await hashPassword(newSecret())
    await addUser(tx, { accountId, username, passwordHash, language })
  }
  if (account.role === null) {
    const changes = { role: 'clientPayments' }
    await save(tx, accountRole, account, { actor, action: 'changeRole', changes })
  }
  if (await wasJustInvited(tx, accountId)) return { username, language, code: null }
  await log(tx, { of: accountRole, id: accountId, action: 'invite', version: null, actor })
  return { username, language, code: await addCode(tx, accountId, lifetime) }
}

/** The existing user name, which must be one of the account's e-mails; for a new user the first e-mail. */
function invitedName(email: string | null, username: string | undefined): string {
  const names = splitTexts(email).map(usernameOf).filter(isUsername)
  if (names[0] === undefined) throw refused('session.noEmail')
  if (username !== undefined && !names.includes(username)) throw refused('session.invite.otherName')
  return username ?? names[0]
}

const refused = (text: string) => badInput({ email: [text] }, text)

async function wasJustInvited(tx: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "resetCode" WHERE "accountId" = ${accountId}
      AND "expiresOn" > now() + ${lifetime} - interval '30 seconds' LIMIT 1
  `.execute(tx)
  return rows.length > 0
}
