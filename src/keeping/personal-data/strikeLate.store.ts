// Strikes out names from texts that were being written during an erasure, such as a note on a property. The sweep cannot see
// them before they are committed, and they do not refer to the account.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { strikeTexts } from './sweepTexts.store.ts'

/** Limits the wait for long transactions, such as a large import. */
const patience = { rounds: 100, milliseconds: 100 }

/** The oldest running transaction: all rows written now or later have its id or a later one. */
export async function oldestWrite(tx: Db): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS "xmin"
  `.execute(tx)
  return rows[0]!.xmin
}

/** Waits until all transactions that began before now have ended, then strikes out the names in their rows. */
export async function strikeLateTexts(db: Db, pattern: string, since: string): Promise<void> {
  await untilAllHaveEnded(db)
  await strikeTexts(db, pattern, sql`age(xmin) <= age(${since}::xid)`)
}

async function untilAllHaveEnded(db: Db): Promise<void> {
  const { rows } = await sql<{ now: string }>`SELECT clock_timestamp()::text AS "now"`.execute(db)
  for (let round = 0; round < patience.rounds; round += 1) {
    const { rows: running } = await sql`
      SELECT FROM pg_stat_activity
      WHERE "datname" = current_database() AND "backend_type" = 'client backend' AND "pid" <> pg_backend_pid()
        AND "xact_start" < ${rows[0]!.now}::timestamptz LIMIT 1
    `.execute(db)
    if (running.length === 0) return
    await wait(patience.milliseconds)
  }
}
