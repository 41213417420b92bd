// Signing in: one answer for an unknown user and a wrong password, in the same time.
import { sql } from 'kysely'
import { Problem, badRequest } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { isKnownDevice, rememberDevice } from './devices.store.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { maySignIn, openSession } from './sessions.store.ts'
import type { Note } from './signInLog.ts'
import { countTry, forgiveTries, limitsOfSignIn } from './tries.store.ts'
import { usernameOf } from './usernames.ts'

type Found = {
  accountId: number
  username: string
  passwordHash: string
  language: string
  role: string | null
  branchId: number | null
}

/** Where somebody signs in from. */
export type From = {
  address: string
  userAgent: string | undefined
  /** What a sign-in before has left with this browser. */
  device: string | undefined
}

/** 400 when user or password is wrong, 429 after too many tries. */
export async function signIn(
  db: Db,
  given: { username: string; password: string },
  from: From,
  note: Note,
): Promise<Omit<Found, 'passwordHash'> & { token: string; device: string }> {
  const { address } = from
  const username = usernameOf(given.username)
  const isKnown = await isKnownDevice(db, username, from.device)
  const limits = limitsOfSignIn(username, address, isKnown ? from.device : undefined)
  try {
    await countTry(db, limits)
  } catch (error) {
    if (error instanceof Problem) note({ action: 'signIn', outcome: 'too many tries', address })
    throw error
  }
  const { passwordHash, ...person } = (await findUser(db, username)) ?? {}
  const matches = await verifyPassword(passwordHash, given.password)
  const user = isFound(person) ? person : undefined
  if (!matches || !user) {
    note({ action: 'signInFailed', outcome: 'refused', address, user })
    throw badRequest('session.incorrect')
  }
  await forgiveTries(db, limits)
  const device = await rememberDevice(db, user.accountId, from.device)
  const token = await openSession(db, user.accountId, from)
  note({ action: 'signIn', outcome: 'done', address, user })
  return { ...user, token, device }
}

const isFound = (person: Partial<Found>): person is Omit<Found, 'passwordHash'> =>
  person.accountId !== undefined

async function findUser(db: Db, username: string): Promise<Partial<Found> | undefined> {
  const { rows } = await sql<Found>`
    SELECT u."accountId", u."username", u."passwordHash", u."language", a."role", a."branchId"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId"
    WHERE u."username" = ${username} AND ${maySignIn}
  `.execute(db)
  return rows[0]
}
