// Each backup ("base") and each proof of one. "backupRun" is written here alone.
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { errorCode } from '#kit/errors/errorCode.ts'
import type { Db } from '#base/backend/backend.ts'

type Kind = 'base' | 'proof'
type Facts = Record<string, unknown>

/**
 * Notes how `work` ended, and rejects as it does.
 * @param work says with `about` what is known before it has ended, for one that fails
 */
export async function noteRun<Outcome extends Facts>(
  db: Db,
  kind: Kind,
  work: (about: (facts: Facts) => void) => Promise<Outcome & { ok: boolean }>,
): Promise<Outcome & { ok: boolean }> {
  let early: Facts = {}
  const about = (facts: Facts) => void (early = { ...early, ...facts })
  const { id } = await db
    .insertInto('backupRun')
    .values({ kind, finishedOn: null, ok: null, error: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const finish = (ok: boolean, error: string | null, facts: Facts) =>
    db
      .updateTable('backupRun')
      .set({
        finishedOn: instantNow(),
        ok,
        error,
        facts: JSON.stringify({ ...early, ...facts }) as never,
      })
      .where('id', '=', id)
      .execute()
  try {
    const outcome = await work(about)
    const { ok, ...facts } = outcome
    await finish(ok, null, facts)
    return outcome
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    // The reason counts, not that it could not be noted.
    await finish(false, text, { code: errorCode(error) }).catch(() => {})
    throw error
  }
}

/** At the place and with the key of now: what an earlier place has helps nobody who restores from this one. */
const ofThisPlace = sql`EXISTS (SELECT FROM "backupPlace" p
  WHERE "facts"->>'placeId' = p."placeId"::text AND "facts"->>'keyId' IS NOT DISTINCT FROM p."keyId")`
/** One that failed before it had reached a place counts for this one. */
const counts = sql`(${ofThisPlace} OR "facts"->>'placeId' IS NULL AND "ok" IS NOT TRUE)`

/** What a run notes, so that it counts for its place. */
export const placeOfRuns = (db: Db) =>
  db.selectFrom('backupPlace').select(['placeId', 'keyId']).executeTakeFirstOrThrow()

export type LastRuns = {
  /** When the newest that succeeded had ended. */
  good: string | null
  /** When the newest was begun. */
  tried: string | null
  /** When the oldest was begun. */
  first: string | null
  /** The newest that has ended. */
  ended: { ok: boolean; error: string | null; facts: Facts } | null
}

export async function lastRuns(db: Db, kind: Kind): Promise<LastRuns> {
  const { rows } = await sql<LastRuns>`
    SELECT max("finishedOn") FILTER (WHERE "ok" AND ${ofThisPlace}) AS "good",
      max("startedOn") FILTER (WHERE ${counts}) AS "tried", min("startedOn") FILTER (WHERE ${counts}) AS "first",
      (array_agg(json_build_object('ok', "ok", 'error', "error", 'facts', "facts") ORDER BY "startedOn" DESC)
        FILTER (WHERE "ok" IS NOT NULL AND ${counts}))[1] AS "ended"
    FROM "backupRun" WHERE "kind" = ${kind}`.execute(db)
  return rows[0]!
}

/** The newest of any place, those that go on or were killed included. */
export const newestRuns = (db: Db, kind: Kind, most: number) =>
  db
    .selectFrom('backupRun')
    .select(['kind', 'startedOn', 'finishedOn', 'ok', 'error', 'facts'])
    .where('kind', '=', kind)
    .orderBy('startedOn', 'desc')
    .limit(most)
    .execute()

/** The code of the error with which a run has failed. */
export const codeIn = ({ code }: Facts): string | null => (typeof code === 'string' ? code : null)
