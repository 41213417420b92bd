// How old what is known of calendars elsewhere is.
import { sql } from 'kysely'
import { objectName } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'

export type FeedAge = {
  id: number
  objectId: number
  object: string
  name: string
  fetchedOn: string | null
  /** The key of its text. */
  failure: string | null
  isOld: boolean
}

const isFetched = sql`f."deletedOn" IS NULL AND f."url" IS NOT NULL AND o."deletedOn" IS NULL`
/**
 * It is fetched every quarter of an hour; after a day nobody can rely on it. Of one that is never due, as in the demo agency,
 * nothing new is expected.
 */
const isOld = sql`f."dueOn" IS NOT NULL AND coalesce(f."fetchedOn", f."createdOn") < now() - interval '1 day'`

export async function countFeeds(db: Db): Promise<{ count: number; old: number }> {
  const { rows } = await sql<{ count: number; old: number }>`
    SELECT count(*)::int AS "count", (count(*) FILTER (WHERE ${isOld}))::int AS "old"
    FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" WHERE ${isFetched}`.execute(db)
  return rows[0]!
}

/** Addresses at which programs of staff fetch their calendars. */
export async function handedOutFeeds(db: Db) {
  const { rows } = await sql<{ count: number; lastUsedOn: string | null }>`
    SELECT count(*)::int AS "count", max("lastUsedOn") AS "lastUsedOn" FROM "calendarFeed"`.execute(
    db,
  )
  return rows[0]!
}

/** Those that are old or failed first. */
export async function feedAges(db: Db, language: string, most: number): Promise<FeedAge[]> {
  const { rows } = await sql<FeedAge>`
    SELECT f."id", f."objectId", ${objectName('o', language)} AS "object", f."name", f."fetchedOn", f."failure",
      (${isOld}) AS "isOld"
    FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" WHERE ${isFetched}
    ORDER BY (${isOld}) DESC, f."failure" IS NULL, coalesce(f."fetchedOn", f."createdOn"), f."id" LIMIT ${most}
  `.execute(db)
  return rows
}
