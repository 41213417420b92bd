// What becomes of a sign-in when its account is merged into another: it never comes to reach more than
// it did, not even when an administrator merges, for whoever holds its password would gain by it.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Author } from '#kit/db/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import { accountRole } from './userRole.store.ts'

type Standing = {
  id: number
  role: string | null
  branchId: number | null
  canSignIn: boolean
}

// From what reaches least to what reaches most.
const reaches = [
  '',
  'clientPayments',
  'employee of a branch',
  'employee',
  'admin of a branch',
  'admin',
]

const reachOf = ({ role, branchId }: Standing) =>
  reaches.indexOf(
    branchId != null && role !== 'clientPayments' ? `${role} of a branch` : (role ?? ''),
  )

/**
 * Moves the sign-in of `from`, its sessions with it, to `to`. Where `to` has a sign-in of its own, or
 * reaches more than that of `from` did, the sign-in of `from` ends instead: it stays with an account that
 * may not sign in any more, until the merge is undone; an administrator can set a password for the kept
 * account. Both accounts are as the merge leaves them, `from` not yet given up.
 */
export async function moveSignInOfAccount(
  tx: Db,
  from: number,
  to: number,
  actor: Author,
): Promise<void> {
  const { given, kept } = await standingsOf(tx, from, to)
  if (!given?.canSignIn || !kept) return
  const ends = endsAt(given, kept)
  if (ends) await endSessionsOf(tx, from, { actor })
  else await sql`UPDATE "user" SET "accountId" = ${to} WHERE "accountId" = ${from}`.execute(tx)
  const action = ends ? 'endSignIn' : 'moveSignIn'
  await log(tx, { of: accountRole, id: to, action, version: null, actor })
}

/** Whether a merge that changes nothing else of the two will end it; the kept account takes a role where it has none. */
export async function signInWillEnd(db: Db, from: number, to: number): Promise<boolean> {
  const { given, kept } = await standingsOf(db, from, to)
  if (!given?.canSignIn || !kept) return false
  return endsAt(given, { ...kept, role: kept.role ?? given.role })
}

const endsAt = (given: Standing, kept: Standing) => kept.canSignIn || reachOf(kept) > reachOf(given)

async function standingsOf(db: Db, from: number, to: number) {
  const { rows } = await sql<Standing>`
    SELECT a."id", a."role", a."branchId", u."accountId" IS NOT NULL AS "canSignIn"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE a."id" IN (${from}, ${to})
  `.execute(db)
  const [given, kept] = [from, to].map((id) => rows.find((row) => row.id === id))
  return { given, kept }
}

/** The user name that a merge may move, asked before; null where there is none or the other has one too. */
export async function signInToMove(tx: Db, from: number, to: number): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`
    SELECT "username" FROM "user"
    WHERE "accountId" = ${from} AND NOT EXISTS (SELECT FROM "user" WHERE "accountId" = ${to})
  `.execute(tx)
  return rows[0]?.username ?? null
}

/** Undoes a move: the sign-in goes back, and whoever is signed in with it signs in again. */
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
