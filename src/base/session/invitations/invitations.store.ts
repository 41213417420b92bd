// Invitations of colleagues. The account has its role and a user from the beginning, but nobody can sign in with it: its
// password is random, and a forgotten password is not mailed, until the person has come through the link.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { isStaffRole } from '#base/permissions/roles.contract.ts'
import type { StaffRole } from '#base/permissions/roles.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { hashOf, newSecret } from '../sign-in/secrets.ts'
import { isUsername, usernameOf } from '../sign-in/usernames.ts'
import { addUser, isNameTaken } from '../sign-in/users.store.ts'
import { maySignIn } from '../sessions.store.ts'

const lifetime = sql`interval '7 days'`
const of = { entity: 'Account' }

/**
 * Whether the link of the invitation `i` works for the user `u` and the account `a`. A changed role or branch ends it, so that
 * a mail never gives other access than it was sent for; so does an e-mail that is no longer the account's, which may have
 * been mistyped and belong to a stranger.
 */
export const linkWorks: RawBuilder<boolean> = sql`(i."expiresOn" > now() AND i."role" = a."role"
  AND i."branchId" IS NOT DISTINCT FROM a."branchId" AND ${maySignIn}
  AND u."username" = ANY (string_to_array(a."searchEmail", ';')))`

type NewInvitation = {
  accountId: number
  username: string
  language: string
  role: StaffRole
  branchId: number | null
  madeAccount: boolean
  isMailed: boolean
}

/** Returns the code for the link. Replaces a user who may no longer sign in, whose password must not work again. */
export async function addInvitation(
  tx: Db,
  { accountId, username, language, isMailed, ...invitation }: NewInvitation,
  actor: Actor,
): Promise<string> {
  const code = newSecret()
  const passwordHash = await hashPassword(newSecret())
  await deleteUser(tx, accountId)
  await addUser(tx, { accountId, username, passwordHash, language })
  await tx
    .insertInto('invitation')
    .values({
      ...invitation,
      accountId,
      codeHash: hashOf(code),
      invitedById: actor.accountId,
      expiresOn: sql`now() + ${lifetime}`,
      mailedOn: isMailed ? sql`now()` : null,
    })
    .execute()
  await log(tx, { of, id: accountId, action: 'invite', version: null, actor })
  return code
}

export type OpenInvitation = {
  username: string
  language: string
  role: string
  branchId: number | null
  /** Null if the last mail is only seconds old, so that a double click sends one. */
  code: string | null
}

type StoredInvitation = {
  username: string
  language: string
  role: string | null
  branchId: number | null
  email: string | null
  maySignIn: boolean
  wasJustMailed: boolean
}

/**
 * Makes a new link in the place of the last one, for the access and e-mail that the account has now. 404 without an open
 * invitation, 400 if the account is no longer a colleague's or has no e-mail to sign in with.
 */
export async function renewInvitation(
  tx: Db,
  accountId: number,
  isMailed: boolean,
  actor: Actor,
): Promise<OpenInvitation> {
  const { rows } = await sql<StoredInvitation>`
    SELECT u."username", u."language", a."role", a."branchId", a."email", ${maySignIn} AS "maySignIn",
      ${linkWorks} AND i."undeliveredOn" IS NULL AND i."mailedOn" > now() - interval '30 seconds' IS TRUE AS "wasJustMailed"
    FROM "invitation" i JOIN "user" u ON u."accountId" = i."accountId" JOIN "account" a ON a."id" = i."accountId"
    WHERE i."accountId" = ${accountId} AND a."deletedOn" IS NULL FOR UPDATE
  `.execute(tx)
  const [stored] = rows
  if (!stored) throw notFound()
  const { role, branchId, language, email, username: known } = stored
  if (!isStaffRole(role) || !stored.maySignIn) throw badRequest('session.invitation.noColleague')
  const username = await nameAmong(tx, accountId, email, known)
  if (isMailed && stored.wasJustMailed) return { username, language, role, branchId, code: null }
  const code = newSecret()
  await sql`UPDATE "user" SET "username" = ${username} WHERE "accountId" = ${accountId}`.execute(tx)
  await sql`
    UPDATE "invitation" SET "codeHash" = ${hashOf(code)}, "role" = ${role}, "branchId" = ${branchId}, "invitedOn" = now(),
      "invitedById" = ${actor.accountId}, "expiresOn" = now() + ${lifetime},
      "mailedOn" = ${isMailed ? sql`now()` : null}, "undeliveredOn" = NULL
    WHERE "accountId" = ${accountId}
  `.execute(tx)
  await log(tx, { of, id: accountId, action: 'inviteAgain', version: null, actor })
  return { username, language, role, branchId, code }
}

/** The user name, if it is still one of the account's e-mails; else the first of these. */
async function nameAmong(
  tx: Db,
  accountId: number,
  email: string | null,
  known: string,
): Promise<string> {
  const names = splitTexts(email).map(usernameOf).filter(isUsername)
  const name = names.includes(known) ? known : names[0]
  if (name === undefined) throw badInput({ email: ['session.noEmail'] }, 'session.noEmail')
  if (await isNameTaken(tx, name, accountId))
    throw badInput({ email: ['session.invite.taken'] }, 'session.invite.taken')
  return name
}

/** The link ends, and the account has no sign-in any more. Returns whether the invitation had added the account. 404 without one. */
export async function withdrawInvitation(
  tx: Db,
  accountId: number,
  actor: Actor,
): Promise<boolean> {
  const { rows } = await sql<{ madeAccount: boolean }>`
    DELETE FROM "invitation" WHERE "accountId" = ${accountId} RETURNING "madeAccount"
  `.execute(tx)
  if (!rows[0]) throw notFound()
  await deleteUser(tx, accountId)
  await log(tx, { of, id: accountId, action: 'withdrawInvitation', version: null, actor })
  return rows[0].madeAccount
}

/** Deletes the sign-in, and with it an open invitation, sessions, passkeys and codes. */
export const deleteUser = (tx: Db, accountId: number) =>
  sql`DELETE FROM "user" WHERE "accountId" = ${accountId}`.execute(tx)

/** A mail to this address did not arrive. */
export const noteUndelivered = (tx: Db, accountId: number, to: string) =>
  sql`
    UPDATE "invitation" i SET "undeliveredOn" = now() FROM "user" u
    WHERE i."accountId" = ${accountId} AND u."accountId" = i."accountId" AND u."username" = lower(${to})
  `.execute(tx)

export type Invited = {
  accountId: number
  username: string
  language: string
  name: string
  role: StaffRole
  branchId: number | null
}

/** Whom the link with this code invites, if it works. */
export async function invitedBy(db: Db, code: string): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    SELECT u."accountId", u."username", u."language", a."role", a."branchId",
      coalesce(nullif(concat_ws(' ', a."firstName", a."lastName"), ''), a."name") AS "name"
    FROM "invitation" i JOIN "user" u ON u."accountId" = i."accountId" JOIN "account" a ON a."id" = i."accountId"
    WHERE i."codeHash" = ${hashOf(code)} AND ${linkWorks}
  `.execute(db)
  return rows[0]
}
