// Ages of imported and exported calendars.
import { sql } from 'kysely'
import { failures } from '#records/stay-calendars/calendarFailure.contract.ts'
import { objectName } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Operations } from './operations.contract.ts'

type Feed = Operations['calendars']['feeds'][number]

const isFetched = sql`f."deletedOn" IS NULL AND f."url" IS NOT NULL AND o."deletedOn" IS NULL`
/** When it was last read, or added if it never was. */
const readOn = sql`coalesce(f."fetchedOn", f."createdOn")`
/**
 * Fetched every quarter of an hour; after a day it is unreliable. Calendars that are never due, as in the demo agency, do not
 * count.
 */
const isOld = sql`f."dueOn" IS NOT NULL AND ${readOn} < now() - interval '1 day'`

type FeedCounts = {
  count: number
  old: number
  /** The last fetch failed. */
  failing: number
  /** Seconds since the oldest calendar was last read, or was added if it never was; null if none is ever due. */
  oldest: number | null
}

export async function countFeeds(db: Db): Promise<FeedCounts> {
  const { rows } = await sql<FeedCounts>`
    SELECT count(*)::int AS "count", (count(*) FILTER (WHERE ${isOld}))::int AS "old",
      (count(*) FILTER (WHERE f."failures" > 0))::int AS "failing",
      extract(epoch FROM now() - min(${readOn}) FILTER (WHERE f."dueOn" IS NOT NULL)) AS "oldest"
    FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" WHERE ${isFetched}`.execute(db)
  return rows[0]!
}

/** Calendar feeds that staff subscribe to in other programs. */
export async function handedOutFeeds(db: Db) {
  const { rows } = await sql<{ count: number; lastUsedOn: string | null }>`
    SELECT count(*)::int AS "count", max("lastUsedOn") AS "lastUsedOn" FROM "calendarFeed"`.execute(
    db,
  )
  return rows[0]!
}

/** Old and failed ones first. */
export async function feedAges(db: Db, language: string, most: number): Promise<Feed[]> {
  const { rows } = await sql<Feed>`
    SELECT f."id", f."objectId", ${objectName('o', language)} AS "object", f."name", f."fetchedOn",
      CASE WHEN f."failure" = ANY (${[...failures]}) THEN f."failure" END AS "failure",
      (${isOld}) AS "isOld"
    FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" WHERE ${isFetched}
    ORDER BY (${isOld}) DESC, f."failure" IS NULL, ${readOn}, f."id" LIMIT ${most}
  `.execute(db)
  return rows
}
