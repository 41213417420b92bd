// Counts tries, so that nobody guesses on; in the database, so that all servers count together.
import { sql } from 'kysely'
import { tooMany } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'

/** What is counted, and how many times it may happen within the window. */
export type Limit = { key: string; most: number }

const windowSeconds = 15 * 60
const window = sql`interval '${sql.raw(String(windowSeconds))} seconds'`

export const limitsOfSignIn = (username: string, address: string): Limit[] => [
  { key: `user:${username}`, most: 10 },
  { key: `address:${address}`, most: 50 },
]
export const limitsOfForgotten = (email: string, address: string): Limit[] => [
  { key: `forgotten:${email}`, most: 5 },
  { key: `forgottenAt:${address}`, most: 30 },
]

/**
 * Counts a try before it is judged, so that many at once are counted too. 429 with `retryAfter` when
 * there were too many; such a try is not counted, or else somebody could keep a person out for ever.
 */
export async function countTry(db: Db, limits: Limit[]): Promise<void> {
  await mustBeWithin(db, limits, 0)
  const keys = limits.map(({ key }) => key)
  await sql`INSERT INTO "signInFailure" ("key") SELECT unnest(${keys}::text[])`.execute(db)
  await mustBeWithin(db, limits, 1)
}

async function mustBeWithin(db: Db, limits: Limit[], own: 0 | 1): Promise<void> {
  const keys = limits.map(({ key }) => key)
  const { rows } = await sql<{ key: string; tries: number; seconds: number }>`
    SELECT "key", count(*) AS "tries",
      ceil(extract(epoch FROM min("failedOn") + ${window} - now()))::int AS "seconds"
    FROM "signInFailure"
    WHERE "key" = ANY(${keys}) AND "failedOn" > now() - ${window}
    GROUP BY "key"
  `.execute(db)
  const spent = rows.filter(({ key, tries }) => tries - own >= mostOf(limits, key))
  if (spent.length > 0) throw tooMany(Math.max(1, ...spent.map(({ seconds }) => seconds)))
}

const mostOf = (limits: Limit[], key: string) =>
  limits.find((limit) => limit.key === key)?.most ?? 0

/** After a success: what was tried for this user, and the one good try of this address, do not count. */
export async function forgiveTries(db: Db, [user, address]: Limit[]): Promise<void> {
  await sql`
    DELETE FROM "signInFailure"
    WHERE "key" = ${user?.key} OR "failedOn" < now() - ${window} OR "ctid" = (
      SELECT "ctid" FROM "signInFailure" WHERE "key" = ${address?.key} ORDER BY "failedOn" DESC LIMIT 1
    )
  `.execute(db)
}
