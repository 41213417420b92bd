// Invites a colleague in one transaction: the account with its role and branch, the user, the link and the mail.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { add, lock, save } from '#kit/db/save.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem, badInput, noMailbox } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Db } from '#base/backend/backend.ts'
import { addInvitation, renewInvitation } from '#base/session/invitations/invitations.store.ts'
import { countTry, limitsOfInviting } from '#base/session/sign-in/tries.store.ts'
import { isUsername, usernameOf } from '#base/session/sign-in/usernames.ts'
import { accountOfEmail } from '#base/session/sign-in/users.store.ts'
import { maySignIn } from '#base/session/sessions.store.ts'
import { mustBeOffered } from '#base/settings/offeredOptions.store.ts'
import { accountFields } from '../accountFields.contract.ts'
import { accountEntity } from '../accounts.store.ts'
import type { InvitationInput, NewLink } from './invitations.contract.ts'
import { handOut } from './invitationMail.store.ts'
import type { InvitationContext } from './invitationMail.store.ts'

/**
 * 400 on `email` if nobody can be invited with it: it is no address, its person signs in already or was invited already, its
 * account is in the trash, or (with `existing`) another account than the given one has it. 429 after too many tries.
 */
export async function inviteColleague(
  context: InvitationContext,
  input: InvitationInput,
  actor: Actor,
): Promise<NewLink> {
  const { db, isMailed } = context
  const username = usernameOf(input.email)
  const { role, branchId, language } = input
  if (!isAddress(username) || !isUsername(username) || username.length > 100)
    throw noMailbox(input.email.slice(0, 100))
  if (role === 'admin' && branchId !== null)
    throw badInput({ branchId: ['accounts.invite.adminOfBranch'] })
  await countTry(db, limitsOfInviting(actor.accountId))
  return db.transaction().execute(async (tx) => {
    // Of two administrators who invite the same person at once, the second waits, and is told.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${username}, 3))`.execute(tx)
    await mustBeOffered(tx, accountFields, { branchId })
    const found = await accountWith(tx, username)
    if (found?.isInvited) return inviteAgain(context, tx, { ...found, username }, actor)
    const accountId = found
      ? await takeAccount(tx, found, input, actor)
      : await addColleague(tx, { ...input, username }, actor)
    const invited = { accountId, username, language, role, branchId }
    const madeAccount = found === undefined
    const code = await addInvitation(tx, { ...invited, madeAccount, isMailed }, actor)
    return handOut(context, tx, { ...invited, code }, actor)
  })
}

type Found = {
  id: number
  name: string
  canSignIn: boolean
  isInvited: boolean
  /** By this actor, a moment ago: pressed twice, a person is invited once. */
  isJustInvited: boolean
  invitedBy: string | null
}

async function accountWith(tx: Db, username: string): Promise<Found | undefined> {
  const id = await accountOfEmail(tx, username)
  if (id === undefined) {
    await mustNotBeDeleted(tx, username)
    return undefined
  }
  const { rows } = await sql<Found>`
    SELECT a."id", a."name", u."accountId" IS NOT NULL AND i."id" IS NULL AND ${maySignIn} AS "canSignIn",
      i."id" IS NOT NULL AS "isInvited", i."invitedOn" > now() - interval '30 seconds' IS TRUE AS "isJustInvited",
      (SELECT b."name" FROM "account" b WHERE b."id" = i."invitedById") AS "invitedBy"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id" LEFT JOIN "invitation" i ON i."accountId" = a."id"
    WHERE a."id" = ${id}
  `.execute(tx)
  return rows[0]
}

const refused = (text: Message, extra: Record<string, unknown> = {}) =>
  new Problem(400, { errors: { email: [text] }, extra })

async function mustNotBeDeleted(tx: Db, username: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT "name" FROM "account" WHERE "deletedOn" IS NOT NULL AND "mergedIntoId" IS NULL
      AND "searchEmail" LIKE ${`%${username.replace(/[\\%_]/g, '\\$&')}%`}
      AND ${username} = ANY (string_to_array("searchEmail", ';')) LIMIT 1
  `.execute(tx)
  if (rows[0]) throw refused(['accounts.invite.deleted', { name: rows[0].name }])
}

/** The same link if it was mailed a moment ago, or a new one to hand over. Else the invitation stands in the list. */
async function inviteAgain(
  context: InvitationContext,
  tx: Db,
  { id, name, isJustInvited, invitedBy, username }: Found & { username: string },
  actor: Actor,
): Promise<NewLink> {
  const { rows } = await sql`
    SELECT FROM "invitation" WHERE "accountId" = ${id} AND "invitedById" = ${actor.accountId}`.execute(
    tx,
  )
  if (!isJustInvited || rows.length === 0)
    throw refused(['accounts.invite.pending', { name, by: invitedBy ?? '…' }])
  if (context.isMailed) return { id, email: username, link: null }
  return handOut(
    context,
    tx,
    { accountId: id, ...(await renewInvitation(tx, id, false, actor)) },
    actor,
  )
}

type Colleague = InvitationInput & { username: string }

const addColleague = (
  tx: Db,
  { firstName, lastName, username, role, branchId, language }: Colleague,
  actor: Actor,
): Promise<number> =>
  add(
    tx,
    accountEntity,
    { firstName, lastName, email: username, isEmploye: true, role, branchId, language },
    actor,
  )

/** Makes the existing account a colleague's; somebody who has left works here again. */
async function takeAccount(
  tx: Db,
  { id, name, canSignIn }: Found,
  { accountId, role, branchId, language }: InvitationInput,
  actor: Actor,
): Promise<number> {
  if (canSignIn) throw refused(['accounts.invite.signsIn', { name }])
  if (accountId !== id)
    throw refused(['accounts.invite.existing', { name }], { existing: { id, name } })
  await save(tx, accountEntity, await lock(tx, accountEntity, id), {
    actor,
    action: 'changeRole',
    changes: (account) => ({
      isEmploye: true,
      role,
      branchId,
      language: account.language ?? language,
      ...(account.endDate && account.endDate <= agencyToday() && { endDate: null }),
    }),
  })
  return id
}
