// Which server works on an import, and how the work ends.
import { sql } from 'kysely'
import { endLease, holdLease as hold, putOff } from '#kit/jobs/lease.ts'
import type { Lease as KitLease, Waiting } from '#kit/jobs/lease.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ImportState } from '../import.contract.ts'

export { LeaseLost } from '#kit/jobs/lease.ts'

type Import = { importId: number; state: ImportState; fileName: string }
export type Lease = KitLease & Import

const beforePhotos = sql`"state" IN ('reading', 'checking', 'running', 'undoing')`

/** Photos can wait; whoever has sent a file looks at the screen. */
export const waitingImports: Waiting<Import> = {
  table: 'import',
  which: sql`"state" = 'photos' OR ${beforePhotos}`,
  order: sql`"state" = 'photos', "id"`,
  columns: sql<Import>`"id" AS "importId", "state", "fileName"`,
}

/** Whether an import waits for work that comes before photos. */
export async function doOthersWait(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "import"
    WHERE ${beforePhotos} AND ("workerUntil" IS NULL OR "workerUntil" < now())
    LIMIT 1
  `.execute(db)
  return rows.length > 0
}

/**
 * Within the transaction of a batch: its work counts only where the lease still holds. What is worked through stays so, and
 * tries are counted anew; only a file is read again from its beginning.
 */
export async function holdLease(tx: Db, lease: Lease, worked: number): Promise<void> {
  const goesOn = worked > 0 && lease.state !== 'reading'
  await hold(tx, lease, {
    worked: sql`"worked" + ${worked}::integer`,
    ...(goesOn && { tries: 1 }),
  })
}

type End = { state: ImportState; fault?: string | null }

/** The work is done, or cannot be done. */
export async function endWork(tx: Db, lease: Lease, { state, fault = null }: End): Promise<void> {
  await endLease(tx, lease, {
    state,
    fault,
    version: sql`"version" + 1`,
    ...(lease.state === 'running' && state !== 'checked' && { ranOn: sql`now()` }),
    ...(state === 'undone' && { undoneOn: sql`now()` }),
  })
}

/** The state from which the same work can be begun again. */
export async function stateBefore(db: Db, { state, importId }: Lease): Promise<ImportState> {
  if (state === 'reading' || state === 'checking') return 'mapping'
  const { rows } =
    await sql`SELECT FROM "importChange" WHERE "importId" = ${importId} LIMIT 1`.execute(db)
  return state === 'running' && rows.length === 0 ? 'checked' : 'done'
}

/** Whoever asked for the work may no longer: somebody else can take back what is written, or write the rest. */
export async function stopNotAllowed(db: Db, lease: Lease): Promise<void> {
  await endWork(db, lease, {
    state: await stateBefore(db, lease),
    fault: 'import.fault.notAllowed',
  })
}

/** Another import goes first. */
export const giveUpLease = (db: Db, lease: Lease): Promise<unknown> => putOff(db, lease, 0)
