// Runs of backups ("base") and of proofs. Only this file writes "backupRun".
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { errorCode } from '#kit/errors/errorCode.ts'
import type { Db } from '#base/backend/backend.ts'

type Kind = 'base' | 'proof'
type Facts = Record<string, unknown>

/**
 * Notes the outcome of `work`, and rejects as it does.
 * @param work may call `about` early with its facts, for the case that it fails
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
    // Throw the original error, not the failure to note it.
    await finish(false, text, { code: errorCode(error) }).catch(() => {})
    throw error
  }
}

/** At the current place and with the current key: backups at an earlier place do not help a restore from this one. */
const ofThisPlace = sql`EXISTS (SELECT FROM "backupPlace" p
  WHERE "facts"->>'placeId' = p."placeId"::text AND "facts"->>'keyId' IS NOT DISTINCT FROM p."keyId")`
/** A run that failed before reaching any place counts for the current one. */
const counts = sql`(${ofThisPlace} OR "facts"->>'placeId' IS NULL AND "ok" IS NOT TRUE)`

/** The facts that assign a run to its place. */
export const placeOfRuns = (db: Db) =>
  db.selectFrom('backupPlace').select(['placeId', 'keyId']).executeTakeFirstOrThrow()

export type LastRuns = {
  /** End of the newest successful run. */
  good: string | null
  /** Start of the newest run. */
  tried: string | null
  /** Start of the oldest run. */
  first: string | null
  /** The newest finished run. */
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

/** The newest at any place, including runs that are running or were killed. */
export const newestRuns = (db: Db, kind: Kind, most: number) =>
  db
    .selectFrom('backupRun')
    .select(['kind', 'startedOn', 'finishedOn', 'ok', 'error', 'facts'])
    .where('kind', '=', kind)
    .orderBy('startedOn', 'desc')
    .limit(most)
    .execute()

/** The error code of a failed run. */
export const codeIn = ({ code }: Facts): string | null => (typeof code === 'string' ? code : null)
