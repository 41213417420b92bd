// Sessions: who is signed in, on which devices, until when.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import { textRevision } from '#base/backend/ownTexts.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { networkOf } from './sign-in/networkOf.ts'
import { mustEnrol } from './second-factor/mustEnrol.store.ts'
import { hashOf, newSecret } from './sign-in/secrets.ts'

/** A session ends when it was not used for the first, and in any case after the second. */
const idle = sql`interval '14 days'`
const longest = sql`interval '30 days'`
/** How often its last use is written down: not on each request. */
export const useNoted = sql`interval '10 minutes'`

/** How long after signing in, or proving who one is, what matters most is changed without being asked again. */
export const fresh = sql`interval '10 minutes'`

/** Whether the account `a` may sign in: not deleted, and an employee only while working here. */
export const maySignIn: RawBuilder<boolean> = sql`"maySignIn"(a."deletedOn", a."isEmploye", a."endDate")`

export type Person = {
  accountId: number
  username: string
  language: string
  role: string | null
  branchId: number | null
  /** How often the texts were changed: read along with each request. */
  textRevision: number
  mustEnrol: boolean
}

/** Whose session this is; undefined when it has ended. Its use puts off its end. */
export async function personOfSession(db: Db, tokenHash: Buffer): Promise<Person | undefined> {
  const { rows } = await sql<Person & { stale: boolean }>`
    ${prepared('personOfSession')}
    SELECT u."accountId", u."username", u."language", a."role", a."branchId",
      s."lastUsedOn" < now() - ${useNoted} AS "stale", ${textRevision} AS "textRevision",
      ${mustEnrol} AS "mustEnrol"
    FROM "session" s
    JOIN "user" u ON u."accountId" = s."accountId"
    JOIN "account" a ON a."id" = s."accountId"
    WHERE s."tokenHash" = ${tokenHash} AND s."expiresOn" > now() AND ${maySignIn}
  `.execute(db)
  if (!rows[0]) return undefined
  const { stale, ...person } = rows[0]
  if (stale) await putOffEnd(db, tokenHash)
  return person
}

const putOffEnd = (db: Db, tokenHash: Buffer) =>
  sql`
    UPDATE "session"
    SET "lastUsedOn" = now(), "expiresOn" = least(now() + ${idle}, "createdOn" + ${longest})
    WHERE "tokenHash" = ${tokenHash}
  `.execute(db)

type From = { address?: string | undefined; userAgent?: string | undefined }

/** Opens a session and answers its token, which is never stored. */
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

/** Answers whose it was. */
export async function endSession(db: Db, token: string): Promise<SessionUser | undefined> {
  const { rows } = await sql<SessionUser>`
    DELETE FROM "session" s USING "user" u
    WHERE s."tokenHash" = ${hashOf(token)} AND u."accountId" = s."accountId"
    RETURNING u."accountId", u."username"
  `.execute(db)
  return rows[0]
}

type SessionUser = { accountId: number; username: string }
