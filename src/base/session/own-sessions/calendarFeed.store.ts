// The private address of a person's calendar feed. As with sessions only a hash is stored, so that nobody who
// reads the database can read calendars; a person who has lost the address creates a new one, which replaces it.
// Because it grants access like a session, creating it requires a fresh proof, and it ends with the person's sessions.
import { sql } from 'kysely'
import type { Author } from '#kit/db/entity.ts'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { sessionPaths } from '../session.paths.ts'
import type { Db } from '#base/backend/backend.ts'
import { queueAccessMail } from './accessMail.ts'
import type { Post } from './accessMail.ts'
import type { CalendarFeed } from './calendarFeed.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { mustEnrol } from '../second-factor/mustEnrol.store.ts'
import { mustBeProven } from '../second-factor/proof.ts'
import type { Caller } from '../second-factor/proof.ts'
import { hashOf, newSecret } from '../sign-in/secrets.ts'
import { maySignIn, useNoted } from '../sessions.store.ts'
import type { Note } from '../sign-in/signInLog.ts'
import { accountRole } from '../roles/userRole.store.ts'

type FeedContext = { db: Db; post: Post; note: Note }
type FeedAction = 'makeCalendarFeed' | 'renewCalendarFeed' | 'endCalendarFeed'
type FeedNews = 'made' | 'renewed' | 'ended' | 'endedWithSessions'

export async function calendarFeed(db: Db, accountId: number): Promise<CalendarFeed> {
  const feed = await db
    .selectFrom('calendarFeed')
    .select(['createdOn', 'lastUsedOn'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return feed ?? { createdOn: null, lastUsedOn: null }
}

/**
 * Creates or replaces the address, and returns its secret part. 400 that names `proof` when the last proof is too
 * long ago.
 */
export async function renewCalendarFeed(
  { db, post, note }: FeedContext,
  caller: Caller,
): Promise<string> {
  const { actor, address } = caller
  const token = newSecret()
  const action = await db.transaction().execute(async (tx) => {
    await mustBeProven(tx, caller)
    const { rows } = await sql<{ isNew: boolean }>`
      INSERT INTO "calendarFeed" ("accountId", "tokenHash")
      VALUES (${actor.accountId}, ${hashOf(token)})
      ON CONFLICT ("accountId") DO UPDATE
      SET "tokenHash" = excluded."tokenHash", "createdOn" = now(), "lastUsedOn" = NULL
      RETURNING "xmax" = 0 AS "isNew"
    `.execute(tx)
    const [made, news] = rows[0]?.isNew
      ? (['makeCalendarFeed', 'made'] as const)
      : (['renewCalendarFeed', 'renewed'] as const)
    await logAndMail(tx, actor.accountId, made, news, { actor, post })
    return made
  })
  note({ action, outcome: 'done', address, user: actor })
  return token
}

/** Requires no proof, just like ending a session. */
export async function revokeCalendarFeed(
  { db, post, note }: FeedContext,
  { actor, address }: Caller,
): Promise<void> {
  const by = { actor, post }
  const ended = await db
    .transaction()
    .execute((tx) => endCalendarFeed(tx, actor.accountId, 'ended', by))
  if (ended) note({ action: 'endCalendarFeed', outcome: 'done', address, user: actor })
}

/** Who makes the change. Without `post` the feed's person gets no mail. */
export type By = { actor: Author; post?: Post | undefined }

/** Returns whether there was a feed. */
export async function endCalendarFeed(
  tx: Db,
  accountId: number,
  news: FeedNews,
  by: By,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM "calendarFeed" WHERE "accountId" = ${accountId} RETURNING "accountId"
  `.execute(tx)
  if (rows.length > 0) await logAndMail(tx, accountId, 'endCalendarFeed', news, by)
  return rows.length > 0
}

async function logAndMail(
  tx: Db,
  id: number,
  action: FeedAction,
  news: FeedNews,
  { actor, post }: By,
): Promise<void> {
  await log(tx, { of: accountRole, id, action, version: null, actor })
  if (!post) return
  const what = `calendarFeedMail.${news}`
  await queueAccessMail(tx, post, id, {
    mail: 'calendarFeedMail',
    what,
    path: sessionPaths.security,
  })
}

type FeedPerson = Actor & { name: string }

/**
 * The person of this feed. Null if the token is unknown, or if that person may no longer sign in, is not staff or still
 * has to set up a required second factor.
 */
export async function readerOfFeed(db: Db, tokenHash: Buffer): Promise<FeedPerson | null> {
  const { rows } = await sql<{
    accountId: number
    username: string
    language: string
    role: string | null
    branchId: number | null
    mustEnrol: boolean
    name: string
  }>`
    SELECT u."accountId", u."username", u."language", a."role", a."branchId", ${mustEnrol} AS "mustEnrol", a."name"
    FROM "calendarFeed" f
    JOIN "user" u ON u."accountId" = f."accountId"
    JOIN "account" a ON a."id" = u."accountId"
    WHERE f."tokenHash" = ${tokenHash} AND ${maySignIn}
  `.execute(db)
  if (!rows[0]) return null
  const { role, ...person } = rows[0]
  const actor = { ...person, roles: role ? [role] : [] }
  return staff.allows(actor) ? actor : null
}

/** Like that of a session, the last use is not stored each time, because calendar programs poll often. */
export const noteUseOfFeed = (db: Db, accountId: number) =>
  sql`
    UPDATE "calendarFeed" SET "lastUsedOn" = now()
    WHERE "accountId" = ${accountId} AND coalesce("lastUsedOn" < now() - ${useNoted}, true)
  `.execute(db)
