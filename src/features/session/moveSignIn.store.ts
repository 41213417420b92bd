// What becomes of a sign-in when its account is merged into another: it never comes to reach more than
// it did, not even when an administrator merges, for whoever holds its password would gain by it.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Author } from '#kit/db/save.ts'
import type { Db } from '../backend.ts'
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
 * reaches more than that of `from` did, the sign-in of `from` ends instead; an administrator can then set a
 * password for the kept account. Both accounts are as the merge leaves them, `from` not yet given up.
 */
export async function moveSignInOfAccount(
  tx: Db,
  from: number,
  to: number,
  actor: Author,
): Promise<void> {
  const { rows } = await sql<Standing>`
    SELECT a."id", a."role", a."branchId", u."accountId" IS NOT NULL AS "canSignIn"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE a."id" IN (${from}, ${to})
  `.execute(tx)
  const [given, kept] = [from, to].map((id) => rows.find((row) => row.id === id))
  if (!given?.canSignIn || !kept) return
  const ends = kept.canSignIn || reachOf(kept) > reachOf(given)
  await (
    ends
      ? sql`DELETE FROM "user" WHERE "accountId" = ${from}`
      : sql`UPDATE "user" SET "accountId" = ${to} WHERE "accountId" = ${from}`
  ).execute(tx)
  const action = ends ? 'endSignIn' : 'moveSignIn'
  await log(tx, { of: accountRole, id: to, action, version: null, actor })
}
