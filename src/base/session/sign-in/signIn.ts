// Signing in. An unknown user and a wrong password get the same response, after the same time.
import { sql } from 'kysely'
import { Problem, badRequest } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { completeSignIn } from './completeSignIn.store.ts'
import type { From, SignedIn } from './completeSignIn.store.ts'
import { isKnownDevice, isTrustedDevice } from './devices.store.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { beginSecondStep } from '../second-factor/secondSteps.store.ts'
import type { SecondStep } from '../session.contract.ts'
import { maySignIn } from '../sessions.store.ts'
import type { Note } from './signInLog.ts'
import type { Turns } from './signInTurns.ts'
import { countTry, forgiveTries, limitsOfSignIn } from './tries.store.ts'
import { usernameOf } from './usernames.ts'

type User = { accountId: number; username: string }

/** What the right password leads to: a session, or the second step. */
type SignInResult = { signedIn: SignedIn } | { secondStep: SecondStep; browser: string }

/**
 * 400 when user or password is wrong, 429 after too many tries. `passkeyHost`: the host that the person signs
 * in at, because a passkey works at one host only.
 */
export async function signIn(
  db: Db,
  credentials: { username: string; password: string },
  from: From & { passkeyHost: string | undefined; turns: Turns },
  note: Note,
): Promise<SignInResult> {
  const { address } = from
  const username = usernameOf(credentials.username)
  const isKnown = await isKnownDevice(db, username, from.device)
  const limits = limitsOfSignIn(username, address, isKnown ? from.device : undefined)
  try {
    await countTry(db, limits, from.turns.pause)
  } catch (error) {
    if (error instanceof Problem) note({ action: 'signIn', outcome: 'too many tries', address })
    throw error
  }
  const { passwordHash, ...person } = (await findUser(db, username)) ?? {}
  const matches = await from.turns.judge(isKnown, () =>
    verifyPassword(passwordHash, credentials.password),
  )
  const user = isFound(person) ? person : undefined
  if (!matches || !user) {
    note({ action: 'signInFailed', outcome: 'refused', address, user })
    throw badRequest('session.incorrect')
  }
  await forgiveTries(db, limits)
  if (!(await isTrustedDevice(db, user.accountId, from.device))) {
    const secondStep = await beginSecondStep(db, user.accountId, from.passkeyHost)
    if (secondStep) return secondStep
  }
  const signedIn = await completeSignIn(db, user.accountId, from)
  if (!signedIn) throw badRequest('session.incorrect')
  note({ action: 'signIn', outcome: 'done', address, user })
  return { signedIn }
}

const isFound = (person: Partial<User>): person is User => person.accountId !== undefined

async function findUser(
  db: Db,
  username: string,
): Promise<(User & { passwordHash: string }) | undefined> {
  const { rows } = await sql<User & { passwordHash: string }>`
    SELECT u."accountId", u."username", u."passwordHash"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId"
    WHERE u."username" = ${username} AND ${maySignIn}
  `.execute(db)
  return rows[0]
}
