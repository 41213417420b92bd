import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** When the newest that succeeded had ended, and when the newest was begun; null if there was none. */
export async function lastRuns(
  db: Db,
  kind: 'base' | 'proof',
): Promise<{ good: string | null; tried: string | null }> {
  const { rows } = await sql<{ good: string | null; tried: string | null }>`
    SELECT max("finishedOn") FILTER (WHERE "ok") AS "good", max("startedOn") AS "tried"
    FROM "backupRun" WHERE "kind" = ${kind}`.execute(db)
  return rows[0]!
}
