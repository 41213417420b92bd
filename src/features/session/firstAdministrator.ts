// A database without an administrator gets one when the server starts.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { add } from '#kit/db/save.ts'
import type { Db } from '../backend.ts'
import { hashPassword } from './passwords.ts'
import { maySignIn } from './sessions.store.ts'
import { usernameOf } from './signIn.ts'
import { accountRole, oneAtATime } from './userRole.store.ts'
import { accountOfEmail, keepPassword } from './users.store.ts'

/** Without a password one is made up, and told once through `say`. */
export async function ensureAdministrator(
  db: Db,
  given: { username: string; password?: string | undefined },
  say: (line: string) => void,
): Promise<void> {
  const username = usernameOf(given.username)
  const password = given.password ?? randomBytes(12).toString('base64url')
  const made = await db.transaction().execute(async (tx) => {
    await oneAtATime(tx)
    if (await hasAdministrator(tx)) return false
    const accountId = (await accountOfEmail(tx, username)) ?? (await addAccount(tx, username))
    await sql`
      UPDATE "account" SET "role" = 'admin', "isEmploye" = true, "endDate" = NULL WHERE "id" = ${accountId}
    `.execute(tx)
    await keepPassword(
      tx,
      { accountId, username, passwordHash: await hashPassword(password) },
      null,
    )
    return true
  })
  if (!made) return
  say(`First administrator: ${username}`)
  if (!given.password) say(`Password (shown only now): ${password}`)
}

async function hasAdministrator(tx: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "account" a JOIN "user" u ON u."accountId" = a."id"
    WHERE a."role" = 'admin' AND ${maySignIn} LIMIT 1
  `.execute(tx)
  return rows.length > 0
}

const addAccount = (tx: Db, email: string): Promise<number> =>
  add(tx, accountRole, { lastName: 'Administrator', isEmploye: true, email }, null)
