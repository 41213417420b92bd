// Creates the first administrator when the server starts with a database that has none.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { add } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { hashPassword } from './passwords.ts'
import { hasCome } from '../invitations/hasCome.store.ts'
import { maySignIn } from '../sessions.store.ts'
import { usernameOf } from '../sign-in/usernames.ts'
import { weaknessOf } from './passwordRules.ts'
import { accountRole, lockAdministrators } from '../roles/userRole.store.ts'
import { accountOfEmail, keepPassword } from '../sign-in/users.store.ts'

type Credentials = { username: string; password?: string | undefined }

/** Without a password, generates one and reports it once through `print`. */
export async function ensureAdministrator(
  db: Db,
  credentials: Credentials,
  print: (line: string) => void,
): Promise<void> {
  const username = usernameOf(credentials.username)
  const password = credentials.password ?? randomBytes(12).toString('base64url')
  if (credentials.password && !(await hasAdministrator(db))) await mustBeHardToGuess(credentials)
  const isNew = await db.transaction().execute(async (tx) => {
    await lockAdministrators(tx)
    if (await hasAdministrator(tx)) return false
    await makeAdministrator(tx, username, password)
    return true
  })
  if (!isNew) return
  print(`First administrator: ${username}`)
  if (!credentials.password) print(`Password (shown only now): ${password}`)
}

/** The configured password of the first administrator is easy to guess. */
export class WeakPassword extends Error {}

/** Throws WeakPassword. */
export async function mustBeHardToGuess({ username, password = '' }: Credentials): Promise<void> {
  const weakness = await weaknessOf(password, [username])
  if (weakness)
    throw new WeakPassword('it is easy to guess; several words that do not belong together are not')
}

/** Adds an administrator; existing ones stay. */
export async function makeAdministrator(tx: Db, name: string, password: string): Promise<void> {
  const username = usernameOf(name)
  const accountId = (await accountOfEmail(tx, username)) ?? (await addAccount(tx, username))
  await sql`
    UPDATE "account" SET "role" = 'admin', "isEmploye" = true, "endDate" = NULL WHERE "id" = ${accountId}
  `.execute(tx)
  await keepPassword(tx, { accountId, username, passwordHash: await hashPassword(password) }, null)
}

async function hasAdministrator(tx: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "account" a JOIN "user" u ON u."accountId" = a."id"
    WHERE a."role" = 'admin' AND ${maySignIn} AND ${hasCome} LIMIT 1
  `.execute(tx)
  return rows.length > 0
}

const addAccount = (tx: Db, email: string): Promise<number> =>
  add(tx, accountRole, { lastName: 'Administrator', isEmploye: true, email }, null)
