// When a calendar is fetched next, and the result of the last fetch.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { holdObjects } from '#records/reservations/overlap.store.ts'
import { applyCalendar } from './applyCalendar.store.ts'
import { isOwnUid } from './ownUid.ts'
import type { Failure } from './calendarFailure.contract.ts'
import { tellOfFeed } from './feedAlert.store.ts'
import type { AlertContext } from './feedAlert.store.ts'
import type { FoundCalendar } from './foundDays.ts'

export type DueFeed = { id: number; objectId: number; url: string | null }

/** Minutes between two fetches. */
const every = 15

/**
 * Takes the calendar that is overdue the longest; no other server gets it until it is due again. Calendars of deleted
 * objects are not fetched.
 */
export async function takeDueFeed(db: Db): Promise<DueFeed | undefined> {
  const { rows } = await sql<DueFeed>`
    UPDATE "stayFeed" SET "triedOn" = now(), "dueOn" = now() + ${every} * interval '1 minute'
    WHERE "id" = (
      SELECT f."id" FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" AND o."deletedOn" IS NULL
      WHERE f."dueOn" <= now() AND f."deletedOn" IS NULL AND f."url" IS NOT NULL
      ORDER BY f."dueOn", f."id" LIMIT 1 FOR UPDATE OF f SKIP LOCKED
    )
    RETURNING "id", "objectId", "url"
  `.execute(db)
  return rows[0]
}

/** The same for a calendar that a user requests. Undefined when it was deleted. */
export async function takeFeed(db: Db, id: number): Promise<DueFeed | undefined> {
  const { rows } = await sql<DueFeed>`
    UPDATE "stayFeed" SET "triedOn" = now(),
      "dueOn" = CASE WHEN "url" IS NOT NULL THEN now() + ${every} * interval '1 minute' END
    WHERE "id" = ${id} AND "deletedOn" IS NULL RETURNING "id", "objectId", "url"
  `.execute(db)
  return rows[0]
}

/** Stores the result, unless the calendar was changed or deleted meanwhile. */
export const keepRead = (
  db: Db,
  feed: DueFeed,
  { days, ...read }: FoundCalendar,
  context: AlertContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdObjects(tx, [feed.objectId])
    const { problems, problemCount, lostCount, free } = read
    const { rows } = await sql<{ failed: boolean; hadLost: boolean }>`
      UPDATE "stayFeed" f SET "fetchedOn" = now(), "failure" = NULL, "failures" = 0,
        "problems" = ${JSON.stringify(problems)}::jsonb, "problemCount" = ${problemCount},
        "lostCount" = ${lostCount}, "freeEvents" = ${free}
      FROM (SELECT "id", "failure" IS NOT NULL AS "failed", "lostCount" > 0 AS "hadLost"
        FROM "stayFeed" WHERE "id" = ${feed.id} FOR UPDATE) b
      WHERE f."id" = b."id" AND f."deletedOn" IS NULL AND f."url" IS NOT DISTINCT FROM ${feed.url}::text
      RETURNING b."failed", b."hadLost"
    `.execute(tx)
    const [before] = rows
    if (!before) return
    if (before.failed) await note(tx, feed, 'syncHealed')
    const news = await applyCalendar(tx, feed, {
      ...read,
      days: days.filter(({ uid }) => !isOwnUid(uid, context.publicUrl)),
    })
    const isNew = news.vanished || news.clashing || (lostCount > 0 && !before.hadLost)
    await tellOfFeed(tx, feed, isNew, context)
  })

/** Failures in a row before the office is alerted: portals often fail briefly. */
const patience = 3

/** Frees no days; the interval between tries doubles, up to six hours. */
export const keepFailure = (
  db: Db,
  feed: DueFeed,
  failure: Failure,
  context: AlertContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ failures: number }>`
      UPDATE "stayFeed" SET "failure" = ${failure}, "failures" = "failures" + 1,
        "dueOn" = now() + least(${every} * power(2, least("failures", 10)), 360) * interval '1 minute'
      WHERE "id" = ${feed.id} AND "deletedOn" IS NULL AND "url" IS NOT DISTINCT FROM ${feed.url}::text
      RETURNING "failures"
    `.execute(tx)
    // Log the first failure of a feed, not each retry.
    if (rows[0]?.failures === 1) await note(tx, feed, 'syncFailed', failure)
    if (rows[0]?.failures === patience) await tellOfFeed(tx, feed, true, context)
  })

const note = (tx: Db, { id }: DueFeed, action: string, message?: Failure) =>
  log(tx, {
    of: { entity: 'StayFeed' },
    id,
    action,
    version: null,
    actor: null,
    ...(message && { message }),
  })
