// The private address of a person's calendar. As with sessions only its hash is kept, so that nobody who
// reads the database can read calendars; who has lost the address makes a new one, which ends the old.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { staff } from '#features/session/permissions.contract.ts'
import { hashOf, newSecret } from '#features/session/secrets.ts'
import { maySignIn } from '#features/session/sessions.store.ts'
import type { Db } from '../backend.ts'

export async function calendarFeed(db: Db, accountId: number) {
  const feed = await db
    .selectFrom('calendarFeed')
    .select('createdOn')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return { createdOn: feed?.createdOn ?? null }
}

/** Answers the secret part of the new address; the one before is not known any more. */
export async function renewCalendarFeed(db: Db, accountId: number): Promise<string> {
  const token = newSecret()
  await sql`
    INSERT INTO "calendarFeed" ("accountId", "tokenHash") VALUES (${accountId}, ${hashOf(token)})
    ON CONFLICT ("accountId") DO UPDATE SET "tokenHash" = excluded."tokenHash", "createdOn" = now()
  `.execute(db)
  return token
}

export const revokeCalendarFeed = (db: Db, accountId: number) =>
  db.deleteFrom('calendarFeed').where('accountId', '=', accountId).execute()

/** Whose calendar it is, as long as that person works here and may open it; null for anything else. */
export async function readerOfFeed(
  db: Db,
  token: string,
): Promise<(Actor & { name: string }) | null> {
  const { rows } = await sql<{
    accountId: number
    username: string
    language: string
    role: string | null
    branchId: number | null
    name: string
  }>`
    SELECT u."accountId", u."username", u."language", a."role", a."branchId", a."name"
    FROM "calendarFeed" f
    JOIN "user" u ON u."accountId" = f."accountId"
    JOIN "account" a ON a."id" = u."accountId"
    WHERE f."tokenHash" = ${hashOf(token)} AND ${maySignIn}
  `.execute(db)
  if (!rows[0]) return null
  const { role, ...person } = rows[0]
  const actor = { ...person, roles: role ? [role] : [] }
  return staff.allows(actor) ? actor : null
}
