// Commands of an operator on the machine for people who cannot sign in. Their log entries have no author.
import { randomBytes } from 'node:crypto'
import type { Db } from '#base/backend/backend.ts'
import type { Post } from '../own-sessions/accessMail.ts'
import { endSessionsOf } from '../own-sessions/endSessions.store.ts'
import { lockAdministrators } from '../roles/userRole.store.ts'
import { removeFactors } from '../second-factor/staffFactors.store.ts'
import { accountOfEmail, keepPassword } from '../sign-in/users.store.ts'
import { isUsername, usernameOf } from '../sign-in/usernames.ts'
import { makeAdministrator } from './firstAdministrator.ts'
import { hashPassword } from './passwords.ts'

type Operator = { db: Db; post: Post }

const newPassword = (): string => randomBytes(12).toString('base64url')

/** Makes the person with this e-mail an administrator, and adds them if nobody has it. Returns the new password. */
export async function addAdministrator({ db, post }: Operator, email: string): Promise<string> {
  const username = mustBeAddress(email)
  const password = newPassword()
  await db.transaction().execute(async (tx) => {
    await lockAdministrators(tx)
    await makeAdministrator(tx, username, password)
    await endSessionsOf(tx, (await accountOfEmail(tx, username))!, { actor: null, post })
  })
  return password
}

/** Returns the new password; the person's sessions end. */
export async function renewPassword({ db, post }: Operator, email: string): Promise<string> {
  const username = mustBeAddress(email)
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const accountId = await mustHaveAccount(tx, username)
    await keepPassword(tx, { accountId, username, passwordHash }, null)
    await endSessionsOf(tx, accountId, { actor: null, post })
  })
  return password
}

/** Removes authenticator app, passkeys and recovery codes; false if there were none. The person's sessions end. */
export const forgetFactors = ({ db, post }: Operator, email: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const id = await mustHaveAccount(tx, mustBeAddress(email))
    return removeFactors(tx, id, { actor: null, keptToken: '', post })
  })

function mustBeAddress(email: string): string {
  const username = usernameOf(email)
  if (!isUsername(username)) throw new Error(`"${email}" is no e-mail address`)
  return username
}

async function mustHaveAccount(tx: Db, username: string): Promise<number> {
  const id = await accountOfEmail(tx, username)
  if (id === undefined) throw new Error(`Nobody has the e-mail address ${username}`)
  return id
}
