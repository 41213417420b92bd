// When a calendar is fetched next, and how the last time went.
import { sql } from 'kysely'
import { addAlert } from '#features/alerts/addAlert.store.ts'
import { written } from '#features/alerts/alertWords.ts'
import type { Words } from '#features/alerts/alertWords.ts'
import { languageOfOffice } from '#features/alerts/languageOfOffice.store.ts'
import { log } from '#kit/db/save.ts'
import { formatDate } from '#kit/fields/format.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Db } from '../../backend.ts'
import { holdObjects } from '../overlap.store.ts'
import { applyCalendar } from './applyCalendar.store.ts'
import type { Days } from './applyCalendar.store.ts'
import { isOwnUid } from './ownUid.ts'
import type { Failure } from './calendarFailure.contract.ts'
import type { FoundDays } from './foundDays.ts'

export type DueFeed = { id: number; objectId: number; url: string | null }

/** Minutes from one fetch to the next. */
const every = 15

/**
 * The one that waits longest. Whoever takes it has it alone until it is due again. Those of deleted objects wait
 * until these come back.
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

/** The same for one that somebody asks for. Undefined where it has no address or is gone. */
export async function takeFeed(db: Db, id: number): Promise<DueFeed | undefined> {
  const { rows } = await sql<DueFeed>`
    UPDATE "stayFeed" SET "triedOn" = now(),
      "dueOn" = CASE WHEN "url" IS NOT NULL THEN now() + ${every} * interval '1 minute' END
    WHERE "id" = ${id} AND "deletedOn" IS NULL RETURNING "id", "objectId", "url"
  `.execute(db)
  return rows[0]
}

type Ways = { translate: Translate; publicUrl: string }

/** Stores what was read, unless the calendar was changed or removed meanwhile. */
export const keepRead = (
  db: Db,
  feed: DueFeed,
  days: readonly FoundDays[],
  ways: Ways,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdObjects(tx, [feed.objectId])
    const { rows } = await sql<{ failed: boolean }>`
      UPDATE "stayFeed" f SET "fetchedOn" = now(), "failure" = NULL, "failures" = 0
      FROM (SELECT "id", "failure" IS NOT NULL AS "failed" FROM "stayFeed" WHERE "id" = ${feed.id} FOR UPDATE) b
      WHERE f."id" = b."id" AND f."deletedOn" IS NULL AND f."url" IS NOT DISTINCT FROM ${feed.url}::text
      RETURNING b."failed"
    `.execute(tx)
    if (!rows[0]) return
    if (rows[0].failed) await note(tx, feed, 'syncHealed')
    const { vanished, clashing } = await applyCalendar(
      tx,
      feed,
      days.filter(({ uid }) => !isOwnUid(uid, ways.publicUrl)),
    )
    await tell(tx, feed, 'vanished', vanished, ways)
    await tell(tx, feed, 'clashing', clashing, ways)
  })

/** How often in a row it fails before the office is told: portals hiccup. */
const patience = 3

/** Nothing becomes free; the next try comes later and later, up to six hours. */
export const keepFailure = (db: Db, feed: DueFeed, failure: Failure, ways: Ways): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ failures: number }>`
      UPDATE "stayFeed" SET "failure" = ${failure}, "failures" = "failures" + 1,
        "dueOn" = now() + least(${every} * power(2, least("failures", 10)), 360) * interval '1 minute'
      WHERE "id" = ${feed.id} AND "deletedOn" IS NULL AND "url" IS NOT DISTINCT FROM ${feed.url}::text
      RETURNING "failures"
    `.execute(tx)
    // Once for each time that it stops working, not for each try.
    if (rows[0]?.failures === 1) await note(tx, feed, 'syncFailed', failure)
    if (rows[0]?.failures === patience) await tell(tx, feed, failure, [], ways)
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

async function tell(
  tx: Db,
  feed: DueFeed,
  what: 'vanished' | 'clashing' | Failure,
  days: readonly Days[],
  { translate }: Ways,
): Promise<void> {
  const isFailure = what !== 'vanished' && what !== 'clashing'
  if (!isFailure && days.length === 0) return
  const language = await languageOfOffice(tx)
  const { rows } = await sql<{ name: string; object: Record<Language, string> }>`
    SELECT f."name", json_build_object(${sql.join(languages.map(calledIn))}) AS "object"
    FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" WHERE f."id" = ${feed.id}
  `.execute(tx)
  const { name, object } = rows[0]!
  const lines: Words[] = [
    [`occupancy.alert.${isFailure ? 'failed' : what}`, { name, object }],
    ...(isFailure ? [[`occupancy.failure.${what}`] as const] : []),
    ...days.map(({ from, till }) => written(`${formatDate(from)} – ${formatDate(till)}`)),
  ]
  const said = { source: ['occupancy.alert.source'], lines } as const
  const about = { entity: 'Object', id: feed.objectId } as const
  await addAlert(tx, { said, about }, { translate, language })
}

const titleIn: Record<Language, string> = { en: 'title', el: 'titleEl', ru: 'titleRu' }
const calledIn = (language: Language) => sql`${sql.lit(language)},
  concat_ws(' ', '#' || o."referenceNumber", coalesce(o.${sql.ref(titleIn[language])}, o."title", o."titleEl", o."titleRu"))`
