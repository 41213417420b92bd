// Moves a sign-in when its account is merged into another. The sign-in never gains access by it, not even
// when an administrator merges, because anyone who knows its password would gain it too.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Author } from '#kit/db/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import { hasCome } from '../invitations/hasCome.store.ts'
import { deleteUser } from '../invitations/invitations.store.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import { accountRole } from './userRole.store.ts'

type SignInState = {
  id: number
  role: string | null
  branchId: number | null
  canSignIn: boolean
  /** Was invited, and has not come yet. */
  isInvited: boolean
}

// From least to most access.
const accessLevels = [
  '',
  'clientPayments',
  'employee of a branch',
  'employee',
  'admin of a branch',
  'admin',
]

const accessOf = ({ role, branchId }: SignInState) =>
  accessLevels.indexOf(
    branchId != null && role !== 'clientPayments' ? `${role} of a branch` : (role ?? ''),
  )

/**
 * Moves the sign-in of `from` with its sessions to `to`. If `to` has a sign-in of its own, or more access
 * than `from` had, the sign-in of `from` ends instead: it stays with its account, which may not sign in
 * unless the merge is undone; an administrator can set a password for the kept account. An invitation moves
 * too, but gives way to any sign-in or invitation of `to`, and to a sign-in that moves. Call when both
 * accounts have their merged values, but before `from` is deleted.
 */
export async function moveSignInOfAccount(
  tx: Db,
  from: number,
  to: number,
  actor: Author,
): Promise<void> {
  const { source, target } = await statesOf(tx, from, to)
  if (!source || !target) return
  if (source.isInvited) return moveInvitation(tx, from, to, target)
  if (!source.canSignIn) return
  if (target.isInvited) await deleteUser(tx, to)
  const ends = mustEnd(source, target)
  if (ends) await endSessionsOf(tx, from, { actor })
  else await sql`UPDATE "user" SET "accountId" = ${to} WHERE "accountId" = ${from}`.execute(tx)
  const action = ends ? 'endSignIn' : 'moveSignIn'
  await log(tx, { of: accountRole, id: to, action, version: null, actor })
}

/** Its link works for the access and the e-mails of `to` only if they are those that it was sent for. */
async function moveInvitation(tx: Db, from: number, to: number, target: SignInState) {
  if (target.canSignIn || target.isInvited) await deleteUser(tx, from)
  else await sql`UPDATE "user" SET "accountId" = ${to} WHERE "accountId" = ${from}`.execute(tx)
}

/** Whether merging would end the sign-in of `from`. A kept account without a role takes that of `from`. */
export async function signInWillEnd(db: Db, from: number, to: number): Promise<boolean> {
  const { source, target } = await statesOf(db, from, to)
  if (!source?.canSignIn || !target) return false
  return mustEnd(source, { ...target, role: target.role ?? source.role })
}

const mustEnd = (source: SignInState, target: SignInState) =>
  target.canSignIn || accessOf(target) > accessOf(source)

async function statesOf(db: Db, from: number, to: number) {
  const { rows } = await sql<SignInState>`
    SELECT a."id", a."role", a."branchId", u."accountId" IS NOT NULL AND ${hasCome} AS "canSignIn",
      NOT (${hasCome}) AS "isInvited"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE a."id" IN (${from}, ${to})
  `.execute(db)
  const [source, target] = [from, to].map((id) => rows.find((row) => row.id === id))
  return { source, target }
}

/**
 * The user name that a merge would move; null if `from` has none, or one that gives way to that of `to`. Call before the
 * merge.
 */
export async function signInToMove(tx: Db, from: number, to: number): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`
    SELECT s."username" FROM "user" s
    WHERE s."accountId" = ${from} AND NOT EXISTS (
      SELECT FROM "user" u WHERE u."accountId" = ${to}
        AND (${hasCome} OR EXISTS (SELECT FROM "invitation" i WHERE i."accountId" = s."accountId"))
    )
  `.execute(tx)
  return rows[0]?.username ?? null
}

/** Undoes a move: returns the sign-in, and ends its sessions. */
export async function returnSignIn(
  tx: Db,
  username: string | null,
  from: number,
  to: number,
  actor: Author,
): Promise<void> {
  if (username === null) return
  await endSessionsOf(tx, from, { actor })
  await sql`
    UPDATE "user" SET "accountId" = ${to} WHERE "accountId" = ${from} AND "username" = ${username}
  `.execute(tx)
}
