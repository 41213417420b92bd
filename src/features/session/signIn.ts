// Signing in: one answer for an unknown user and a wrong password, in the same time.
import { sql } from 'kysely'
import { badRequest } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { verifyPassword } from './passwords.ts'
import { maySignIn, openSession } from './sessions.store.ts'
import { countTry, forgiveTries, limitsOfSignIn } from './tries.store.ts'

/** User names are e-mails; their case and blanks around them do not matter. */
export const usernameOf = (email: string) => email.trim().toLowerCase()

type Found = {
  accountId: number
  username: string
  passwordHash: string
  language: string
  role: string | null
  branchId: number | null
}

/** 400 when user or password is wrong, 429 after too many tries. */
export async function signIn(
  db: Db,
  given: { username: string; password: string },
  address: string,
): Promise<Omit<Found, 'passwordHash'> & { token: string }> {
  const username = usernameOf(given.username)
  const limits = limitsOfSignIn(username, address)
  await countTry(db, limits)
  const { passwordHash, ...person } = (await findUser(db, username)) ?? {}
  const matches = await verifyPassword(passwordHash, given.password)
  if (!matches || !isFound(person)) throw badRequest('session.incorrect')
  await forgiveTries(db, limits)
  return { ...person, token: await openSession(db, person.accountId) }
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
