// The time up to which all commits have been archived and sent.
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'

/** A time, and the log segment of that time: this one and earlier segments contain all earlier commits. */
type Mark = { piece: string; on: string }

export function logReach(db: Db) {
  let mark: Mark | null = null
  let upTo: string | null = null
  return {
    /** The last segment that PostgreSQL has archived; null before the first. */
    async look(): Promise<string | null> {
      const on = instantNow()
      const { rows } = await sql<{ piece: string; archived: string | null }>`
        SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS "piece",
          (SELECT "last_archived_wal" FROM pg_stat_archiver) AS "archived"`.execute(db)
      mark ??= { piece: rows[0]!.piece, on }
      return rows[0]!.archived
    },
    upTo: () => upTo,
    /** Call when everything archived so far has been sent. */
    sent(archived: string | null): string | null {
      // PostgreSQL also archives history files of timelines, which have shorter names.
      if (mark && archived !== null && archived.slice(0, 24) >= mark.piece) {
        upTo = mark.on
        mark = null
      }
      return upTo
    },
  }
}
