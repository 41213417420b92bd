import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Runs at the place and with the key of now: what an earlier place has helps nobody who restores from this one. */
export const ofThisPlace: RawBuilder<SqlBool> = sql`EXISTS (SELECT FROM "backupPlace" p
  WHERE "facts"->>'placeId' = p."placeId"::text AND "facts"->>'keyId' IS NOT DISTINCT FROM p."keyId")`

/** When the newest that succeeded had ended, and when the newest was begun; null if there was none. */
export async function lastRuns(
  db: Db,
  kind: 'base' | 'proof',
): Promise<{ good: string | null; tried: string | null }> {
  const { rows } = await sql<{ good: string | null; tried: string | null }>`
    SELECT max("finishedOn") FILTER (WHERE "ok" AND ${ofThisPlace}) AS "good",
      max("startedOn") FILTER (WHERE ${ofThisPlace} OR "facts"->>'placeId' IS NULL AND "ok" IS NOT TRUE) AS "tried"
    FROM "backupRun" WHERE "kind" = ${kind}`.execute(db)
  return rows[0]!
}

/** What a run notes, so that it counts for its place. */
export const placeOfRuns = (db: Db) =>
  db.selectFrom('backupPlace').select(['placeId', 'keyId']).executeTakeFirstOrThrow()
