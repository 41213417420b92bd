import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { newestDay, news } from './newsEntries.contract.ts'
import type { OwnNews } from './news.contract.ts'

export async function ownNews(db: Db, actor: Actor): Promise<OwnNews> {
  const { rows } = await sql<{ seenTill: string }>`
    SELECT "seenTill" FROM "newsSeen" WHERE "accountId" = ${actor.accountId}
  `.execute(db)
  const seenTill = rows[0]?.seenTill
  if (seenTill === undefined) return { unseen: [], isFirstVisit: true }
  const unseen = news.filter(({ day, may }) => day > seenTill && may.allows(actor))
  return { unseen: unseen.map(({ name }) => name), isFirstVisit: false }
}

/** Never moves back: a server of an earlier release knows less. */
export const markNewsSeen = (db: Db, { accountId }: Actor) =>
  sql`
    INSERT INTO "newsSeen" ("accountId", "seenTill") VALUES (${accountId}, ${newestDay})
    ON CONFLICT ("accountId") DO UPDATE SET "seenTill" = greatest("newsSeen"."seenTill", excluded."seenTill")
  `.execute(db)
