// Up to which moment all that was committed has been handed over and sent.
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'

/** A moment, and the piece of the log that was written then: earlier pieces and this one have all that was committed before it. */
type Mark = { piece: string; on: string }

export function logReach(db: Db) {
  let mark: Mark | null = null
  let upTo: string | null = null
  return {
    /** The last piece that PostgreSQL has handed over by now; null before the first. */
    async look(): Promise<string | null> {
      const on = instantNow()
      const { rows } = await sql<{ piece: string; archived: string | null }>`
        SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS "piece",
          (SELECT "last_archived_wal" FROM pg_stat_archiver) AS "archived"`.execute(db)
      mark ??= { piece: rows[0]!.piece, on }
      return rows[0]!.archived
    },
    upTo: () => upTo,
    /** Call when all that had been handed over is sent. */
    sent(archived: string | null): string | null {
      // The history of a timeline is handed over, too, and has a shorter name.
      if (mark && archived !== null && archived.slice(0, 24) >= mark.piece) {
        upTo = mark.on
        mark = null
      }
      return upTo
    },
  }
}
