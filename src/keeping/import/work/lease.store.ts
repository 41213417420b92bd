// Leases an import to one server, and ends its work.
import { sql } from 'kysely'
import { endLease, holdLease as hold, putOff } from '#kit/jobs/lease.ts'
import type { Lease as KitLease, WaitingRows } from '#kit/jobs/lease.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ImportState } from '../import.contract.ts'

export { LeaseLost } from '#kit/jobs/lease.ts'

type Import = { importId: number; state: ImportState; fileName: string }
export type Lease = KitLease & Import

const beforePhotos = sql`"state" IN ('reading', 'checking', 'running', 'undoing')`

/** Photos have the lowest priority, because people wait for their uploaded files. */
export const waitingImports: WaitingRows<Import> = {
  table: 'import',
  which: sql`"state" = 'photos' OR ${beforePhotos}`,
  order: sql`"state" = 'photos', "id"`,
  columns: sql<Import>`"id" AS "importId", "state", "fileName"`,
}

/** Whether an import waits for work that has priority over photos. */
export async function isPriorWorkWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "import"
    WHERE ${beforePhotos} AND ("workerUntil" IS NULL OR "workerUntil" < now())
    LIMIT 1
  `.execute(db)
  return rows.length > 0
}

/**
 * Call in the transaction of a batch: its work counts only while the lease is valid. Completed batches stay, and reset the
 * number of tries; only the reading of a file starts again from its beginning.
 */
export async function holdLease(tx: Db, lease: Lease, worked: number): Promise<void> {
  const goesOn = worked > 0 && lease.state !== 'reading'
  await hold(tx, lease, {
    worked: sql`"worked" + ${worked}::integer`,
    ...(goesOn && { tries: 1 }),
  })
}

type End = { state: ImportState; fault?: string | null }

/** The work is finished, or has failed for good. */
export async function endWork(tx: Db, lease: Lease, { state, fault = null }: End): Promise<void> {
  await endLease(tx, lease, {
    state,
    fault,
    version: sql`"version" + 1`,
    ...(lease.state === 'running' && state !== 'checked' && { ranOn: sql`now()` }),
    ...(state === 'undone' && { undoneOn: sql`now()` }),
  })
}

/** The state from which the same step can be restarted. */
export async function stateBefore(db: Db, { state, importId }: Lease): Promise<ImportState> {
  if (state === 'reading' || state === 'checking') return 'mapping'
  const { rows } =
    await sql`SELECT FROM "importChange" WHERE "importId" = ${importId} LIMIT 1`.execute(db)
  return state === 'running' && rows.length === 0 ? 'checked' : 'done'
}

/** The user lost the permission: another administrator can undo the written rows, or write the rest. */
export async function stopNotAllowed(db: Db, lease: Lease): Promise<void> {
  await endWork(db, lease, {
    state: await stateBefore(db, lease),
    fault: 'import.fault.notAllowed',
  })
}

/** Yields to another import. */
export const giveUpLease = (db: Db, lease: Lease): Promise<unknown> => putOff(db, lease, 0)
