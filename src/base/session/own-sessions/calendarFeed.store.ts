// The private address of a person's calendar. As with sessions only its hash is kept, so that nobody who
// reads the database can read calendars; who has lost the address makes a new one, which ends the old. It opens
// what a session does, and lasts like one: a fresh proof makes it, and it ends with its person's sessions.
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

type Ways = { db: Db; post: Post; note: Note }
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
 * Answers the secret part of the new address; the one before is not known any more. 400 that names `proof` when the
 * last one is too long ago.
 */
export async function renewCalendarFeed({ db, post, note }: Ways, caller: Caller): Promise<string> {
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
    await tell(tx, actor.accountId, made, news, { actor, post })
    return made
  })
  note({ action, outcome: 'done', address, user: actor })
  return token
}

/** Asks for no proof, as the end of a session does not. */
export async function revokeCalendarFeed(
  { db, post, note }: Ways,
  { actor, address }: Caller,
): Promise<void> {
  const by = { actor, post }
  const ended = await db
    .transaction()
    .execute((tx) => endCalendarFeed(tx, actor.accountId, 'ended', by))
  if (ended) note({ action: 'endCalendarFeed', outcome: 'done', address, user: actor })
}

/** Who did it; without `post` its person is not told. */
export type By = { actor: Author; post?: Post | undefined }

/** Whether there was one. */
export async function endCalendarFeed(
  tx: Db,
  accountId: number,
  news: FeedNews,
  by: By,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM "calendarFeed" WHERE "accountId" = ${accountId} RETURNING "accountId"
  `.execute(tx)
  if (rows.length > 0) await tell(tx, accountId, 'endCalendarFeed', news, by)
  return rows.length > 0
}

async function tell(
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
    path: sessionPaths.ownSessions,
  })
}

type Reader = Actor & { name: string }

/**
 * Whose calendar it is, as long as that person works here, may open it and has what their role asks for to sign in;
 * null for anything else.
 */
export async function readerOfFeed(db: Db, token: string): Promise<Reader | null> {
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
    WHERE f."tokenHash" = ${hashOf(token)} AND ${maySignIn}
  `.execute(db)
  if (!rows[0]) return null
  const { role, ...person } = rows[0]
  const actor = { ...person, roles: role ? [role] : [] }
  return staff.allows(actor) ? actor : null
}

/** Its last use is written down as that of a session is: not each time, for programs ask often. */
export const noteUseOfFeed = (db: Db, accountId: number) =>
  sql`
    UPDATE "calendarFeed" SET "lastUsedOn" = now()
    WHERE "accountId" = ${accountId} AND coalesce("lastUsedOn" < now() - ${useNoted}, true)
  `.execute(db)
