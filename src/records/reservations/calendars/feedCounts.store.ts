import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

type FeedCounts = {
  /** Calendars that are fetched. */
  feeds: number
  /** Of these, whose last fetch failed. */
  failing: number
  /** Seconds since the one that waits longest was read, or was added if it never was; null without any. */
  oldest: number | null
}

/** Those of deleted objects are not fetched. */
export async function feedCounts(db: Db): Promise<FeedCounts> {
  const { rows } = await sql<FeedCounts>`
    SELECT count(*) AS "feeds", count(*) FILTER (WHERE f."failures" > 0) AS "failing",
      extract(epoch FROM now() - min(coalesce(f."fetchedOn", f."createdOn"))) AS "oldest"
    FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" AND o."deletedOn" IS NULL
    WHERE f."dueOn" IS NOT NULL AND f."deletedOn" IS NULL AND f."url" IS NOT NULL`.execute(db)
  return rows[0]!
}
