// Which server makes the feed of a portal: one at a time, and another after it was killed.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { Language } from '#kit/i18n/languages.ts'

/** A feed that takes longer was left behind by a killed server. */
const longest = sql`interval '5 minutes'`
/** A feed is made at least this often, whatever was noticed of changes. */
const atLeast = sql`interval '1 hour'`

export type ClaimedPortal = {
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
  feedId: number
  /** Under which name in the file storage it is to be kept, and the names that killed servers left behind. */
  stored: string
  leftBehind: string[]
}

const isFree = sql`p."makingTill" IS NULL OR p."makingTill" < now()`

/** The next one that is due, or the one with this id; undefined where there is none, or another server makes it. */
export async function claimPortal(db: Db, id?: number): Promise<ClaimedPortal | undefined> {
  const due =
    id === undefined
      ? sql`p."isOn" AND coalesce(p."dueOn", p."checkedOn" + ${atLeast}, '-infinity') <= now()`
      : sql`p."isOn" AND p."id" = ${id}`
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Omit<ClaimedPortal, 'feedId' | 'stored' | 'leftBehind'>>`
      SELECT p."id", p."name", p."format", p."viewId", p."language", p."contactName", p."contactPhone", p."contactEmail",
        p."mostObjects", p."mostPictures"
      FROM "portal" p WHERE p."deletedOn" IS NULL AND (${due}) AND (${isFree})
      ORDER BY p."dueOn", p."id" LIMIT 1 FOR UPDATE SKIP LOCKED
    `.execute(tx)
    const [portal] = rows
    if (!portal) return undefined
    const leftBehind = await forgetUnfinished(tx, portal.id)
    const stored = `feed-${randomUUID()}`
    const { id: feedId } = await tx
      .insertInto('portalFeed')
      .values({
        ...{ portalId: portal.id, format: portal.format, stored },
        ...{ etag: null, bytes: null, zippedBytes: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // What changes from now on makes another one due.
    await sql`
      UPDATE "portal" SET "makingId" = ${feedId}, "makingTill" = now() + ${longest}, "dueOn" = NULL
      WHERE "id" = ${portal.id}
    `.execute(tx)
    return { ...portal, feedId, stored, leftBehind }
  })
}

/** Of servers that were killed. Answers the names of their files. */
async function forgetUnfinished(tx: Db, portalId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('portalFeed')
    .where('portalId', '=', portalId)
    .where('state', '=', 'making')
    .returning('stored')
    .execute()
  return rows.flatMap(({ stored }) => stored ?? [])
}

/** Whether it is still this server's to make, held until the end of the transaction. */
export async function stillMakes(tx: Db, portalId: number, feedId: number): Promise<boolean> {
  const portal = await tx
    .selectFrom('portal')
    .select('id')
    .where('id', '=', portalId)
    .where('makingId', '=', feedId)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return portal !== undefined
}

/** `isDone`: it was made, whether it was switched to or not; otherwise it is tried again soon. */
export const leavePortal = (
  db: Db,
  { id, feedId }: Pick<ClaimedPortal, 'id' | 'feedId'>,
  isDone: boolean,
): Promise<unknown> =>
  sql`
  UPDATE "portal" SET "makingId" = NULL, "makingTill" = NULL,
    "checkedOn" = CASE WHEN ${isDone} THEN now() ELSE "checkedOn" END,
    "dueOn" = CASE WHEN ${isDone} THEN "dueOn" ELSE now() + interval '5 minutes' END
  WHERE "id" = ${id} AND "makingId" = ${feedId}
`.execute(db)

/**
 * Notices what changed of published properties, and has new feeds made after a pause: while somebody types, not for each
 * line. Read from an index alone.
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
