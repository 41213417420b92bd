// Sessions: who is signed in, on which devices, until when.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import { textRevision } from '#base/backend/ownTexts.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { networkOf } from './sign-in/networkOf.ts'
import { mustEnrol } from './second-factor/mustEnrol.store.ts'
import { hashOf, newSecret } from './sign-in/secrets.ts'

/** A session expires when unused for `idle`, and in any case `longest` after it began. */
const idle = sql`interval '14 days'`
const longest = sql`interval '30 days'`
/** The last use of a session is stored at most this often, not on each request. */
export const useNoted = sql`interval '10 minutes'`

/** How long after signing in (or proving their identity) a person may make sensitive changes without proving it again. */
export const fresh = sql`interval '10 minutes'`

/** Whether the account `a` may sign in: not deleted, and an employee only until their end date. */
export const maySignIn: RawBuilder<boolean> = sql`"maySignIn"(a."deletedOn", a."isEmploye", a."endDate")`

export type Person = {
  accountId: number
  username: string
  language: string
  role: string | null
  branchId: number | null
  checksClients: boolean
  /** Counts changes of the agency's own texts; read along with each request. */
  textRevision: number
  mustEnrol: boolean
}

/** The people of these sessions, in their order; undefined where a session has ended. Extends the sessions. */
export async function peopleOfSessions(
  db: Db,
  tokenHashes: readonly Buffer[],
): Promise<(Person | undefined)[]> {
  const { rows } = await sql<Person & { tokenHash: Buffer; stale: boolean }>`
    ${prepared('peopleOfSessions')}
    SELECT s."tokenHash", u."accountId", u."username", u."language", a."role", a."branchId", u."checksClients",
      s."lastUsedOn" < now() - ${useNoted} AS "stale", ${textRevision} AS "textRevision",
      ${mustEnrol} AS "mustEnrol"
    FROM "session" s
    JOIN "user" u ON u."accountId" = s."accountId"
    JOIN "account" a ON a."id" = s."accountId"
    WHERE s."tokenHash" = ANY (${tokenHashes}) AND s."expiresOn" > now() AND ${maySignIn}
  `.execute(db)
  const people = new Map<string, Person>()
  for (const { tokenHash, stale, ...person } of rows) {
    // One statement each: servers that extend several of the same sessions in one statement could deadlock.
    if (stale) await extendSession(db, tokenHash)
    people.set(tokenHash.toString('hex'), person)
  }
  return tokenHashes.map((tokenHash) => people.get(tokenHash.toString('hex')))
}

const extendSession = (db: Db, tokenHash: Buffer) =>
  sql`
    UPDATE "session"
    SET "lastUsedOn" = now(), "expiresOn" = least(now() + ${idle}, "createdOn" + ${longest})
    WHERE "tokenHash" = ${tokenHash}
  `.execute(db)

type From = { address?: string | undefined; userAgent?: string | undefined }

/** Opens a session and returns its token, of which only a hash is stored. */
export async function openSession(
  db: Db,
  accountId: number,
  { address, userAgent }: From = {},
): Promise<string> {
  const token = newSecret()
  await sql`DELETE FROM "session" WHERE "expiresOn" < now()`.execute(db)
  await sql`
    INSERT INTO "session" ("tokenHash", "accountId", "expiresOn", "address", "userAgent")
    VALUES (${hashOf(token)}, ${accountId}, now() + ${idle}, ${networkOf(address)}, ${userAgent?.slice(0, 300) ?? null})
  `.execute(db)
  return token
}

/** Returns the user of the ended session. */
export async function endSession(db: Db, token: string): Promise<EndedSessionUser | undefined> {
  const { rows } = await sql<EndedSessionUser>`
    DELETE FROM "session" s USING "user" u
    WHERE s."tokenHash" = ${hashOf(token)} AND u."accountId" = s."accountId"
    RETURNING u."accountId", u."username"
  `.execute(db)
  return rows[0]
}

type EndedSessionUser = { accountId: number; username: string }
