// Ensures that only one server at a time makes a portal's feed, and that another takes over after a crash.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { endLease, holdLease } from '#kit/jobs/lease.ts'
import type { Lease, WaitingRows } from '#kit/jobs/lease.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Language } from '#kit/i18n/languages.ts'

/** A feed is made at least this often, even if no change was noticed. */
const atLeast = sql`interval '1 hour'`

export type Portal = {
  id: number
  name: string
  format: string
  viewId: number | null
  language: Language
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
  mostObjects: number | null
  mostPictures: number | null
}
type LeasedPortal = Lease & Portal
export type ClaimedPortal = LeasedPortal & {
  feedId: number
  /** The feed's name in the file storage, and the names of files left by earlier attempts. */
  stored: string
  leftBehind: string[]
}

const isDue = sql`"tries" > 0 OR coalesce("dueOn", "checkedOn" + ${atLeast}, '-infinity') <= now()`

/** Portals that are due or whose last attempt failed; or the one with this id. */
export const waitingPortals = (id?: number): WaitingRows<Portal> => ({
  table: 'portal',
  which: sql`"isOn" AND "deletedOn" IS NULL AND (${id === undefined ? isDue : sql`"id" = ${id}`})`,
  order: sql`"dueOn", "id"`,
  columns: sql<Portal>`"id", "name", "format", "viewId", "language", "contactName", "contactPhone", "contactEmail",
    "mostObjects", "mostPictures"`,
})

/** Cancels the wait for the next attempt, because a person asked for the feed. */
export const forgetWait = (db: Db, id: number): Promise<unknown> =>
  sql`UPDATE "portal" SET "workerUntil" = NULL WHERE "id" = ${id} AND "workerId" IS NULL`.execute(
    db,
  )

export const beginFeed = (db: Db, portal: LeasedPortal): Promise<ClaimedPortal> =>
  db.transaction().execute(async (tx) => {
    // Changes from now on make the portal due again.
    await holdLease(tx, portal, { dueOn: null })
    const leftBehind = await forgetUnfinished(tx, portal.id)
    const stored = `feed-${randomUUID()}`
    const { id: feedId } = await tx
      .insertInto('portalFeed')
      .values({
        portalId: portal.id,
        format: portal.format,
        stored,
        etag: null,
        bytes: null,
        zippedBytes: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return Object.assign(portal, { feedId, stored, leftBehind })
  })

/** Removes feeds of crashed servers. Returns the names of their files. */
async function forgetUnfinished(tx: Db, portalId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('portalFeed')
    .where('portalId', '=', portalId)
    .where('state', '=', 'making')
    .returning('stored')
    .execute()
  return rows.flatMap(({ stored }) => stored ?? [])
}

/** Ends the lease of a finished feed, whether or not it became the current one. */
export const endFeed = (db: Db, portal: Lease): Promise<unknown> =>
  endLease(db, portal, { checkedOn: sql`now()` })

/** Retries in an hour. */
export const giveUpFeed = (db: Db, portal: Lease): Promise<unknown> =>
  endLease(db, portal, { dueOn: sql`now() + ${atLeast}` })

/**
 * Notices changes of published properties, and makes new feeds due after a pause, so that typing does not trigger a feed for
 * each line. Reads only an index.
 */
export const noticeChanges = (db: Db, pause = 60): Promise<unknown> =>
  sql`
  WITH "now" AS (
    SELECT count(*) || ' ' || coalesce(sum(hashtextextended("id" || ' ' || "modifiedOn", 0)::numeric), 0) AS "mark"
    FROM "object" WHERE "published"
  )
  UPDATE "portal" SET "mark" = "now"."mark",
    "dueOn" = CASE WHEN "portal"."mark" IS NULL THEN "dueOn" ELSE least("dueOn", now() + make_interval(secs => ${pause})) END
  FROM "now" WHERE "isOn" AND "deletedOn" IS NULL AND "portal"."mark" IS DISTINCT FROM "now"."mark"
`.execute(db)
