// Which server works on an import. It says so with each batch; one that stays silent is taken over from, and notices.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { ImportState } from '../import.contract.ts'

export type Lease = { importId: number; workerId: string; state: ImportState }

/** Somebody else works on it by now, or it was called off. */
export class LeaseLost extends Error {}

const silence = sql`interval '40 seconds'`

/** The next import that waits for work, or null. */
export async function takeLease(db: Db): Promise<Lease | null> {
  const workerId = randomUUID()
  const { rows } = await sql<{ id: number; state: ImportState }>`
    UPDATE "import" SET "workerId" = ${workerId}, "workerUntil" = now() + ${silence}
    WHERE "id" = (
      SELECT "id" FROM "import"
      WHERE "state" IN ('reading', 'checking', 'running', 'photos', 'undoing') AND ("workerUntil" IS NULL OR "workerUntil" < now())
      ORDER BY "state" = 'photos', "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "state"
  `.execute(db)
  return rows[0] ? { importId: rows[0].id, state: rows[0].state, workerId } : null
}

/** Whether an import waits for work that comes before photos. */
export async function doOthersWait(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "import"
    WHERE "state" IN ('reading', 'checking', 'running', 'undoing') AND ("workerUntil" IS NULL OR "workerUntil" < now())
    LIMIT 1
  `.execute(db)
  return rows.length > 0
}

/** Within the transaction of a batch: its work counts only where the lease still holds. */
export async function holdLease(
  tx: Db,
  { importId, workerId, state }: Lease,
  worked: number,
): Promise<void> {
  const { rows } = await sql`
    UPDATE "import" SET "workerUntil" = now() + ${silence}, "worked" = "worked" + ${worked}::integer
    WHERE "id" = ${importId} AND "workerId" = ${workerId} AND "state" = ${state} RETURNING "id"
  `.execute(tx)
  if (rows.length === 0) throw new LeaseLost()
}

type End = { state: ImportState; fault?: string | null }

/** The work is done, or cannot be done. */
export async function endWork(
  tx: Db,
  { importId, workerId }: Lease,
  { state, fault = null }: End,
): Promise<void> {
  await sql`
    UPDATE "import"
    SET "state" = ${state}, "fault" = ${fault}, "workerId" = NULL, "workerUntil" = NULL, "version" = "version" + 1,
      "ranOn" = CASE WHEN "state" = 'running' AND ${state} IN ('photos', 'done') THEN now() ELSE "ranOn" END,
      "undoneOn" = CASE WHEN ${state} = 'undone' THEN now() ELSE "undoneOn" END
    WHERE "id" = ${importId} AND "workerId" = ${workerId}
  `.execute(tx)
}

/** It failed for a reason that may pass: another try may take it at once. */
export async function giveUpLease(db: Db, { importId, workerId }: Lease): Promise<void> {
  await sql`
    UPDATE "import" SET "workerUntil" = now() WHERE "id" = ${importId} AND "workerId" = ${workerId}
  `.execute(db)
}

/** Milliseconds; several times within the silence. */
const beat = 10_000

/** Says so by itself, while one part of the work may take longer than the silence. */
export async function holdingLease<Answer>(
  db: Db,
  lease: Lease,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // Whether it is lost is found by the work itself, when it writes.
  const timer = setInterval(() => void holdLease(db, lease, 0).catch(() => {}), beat)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
