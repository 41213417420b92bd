// Leases: which server works on a row of long work. The server renews its lease regularly. After a silence another
// server takes the row over, and the first one notices at its next write. The table has the columns "workerId",
// "workerUntil" and "tries".
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'

export type WaitingRows<Row> = {
  table: string
  /** SQL condition for the rows to work on. */
  which: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** The columns that the work needs. */
  columns: RawBuilder<Row>
}

export type Lease = {
  table: string
  rowId: number
  workerId: string
  /** Aborted once the lease is lost. The work checks it between steps, or writes with `holdLease`. */
  signal: AbortSignal
  /** Columns that the next renewal also writes, such as the progress. */
  says: Record<string, number | null>
}

/** Another server has taken over, or the work was cancelled. */
export class LeaseLost extends Error {}

const silence = sql`interval '40 seconds'`

/** Takes a lease on the next waiting row, or returns null. */
export async function takeLease<Row extends object>(
  db: QueryExecutorProvider,
  { table, which, order, columns }: WaitingRows<Row>,
  signal: AbortSignal,
): Promise<{ lease: Lease & Row; tries: number } | null> {
  const workerId = randomUUID()
  const { rows } = await sql<{ rowId: number; tries: number }>`
    UPDATE ${sql.table(table)} SET "workerId" = ${workerId}, "workerUntil" = now() + ${silence}, "tries" = "tries" + 1
    WHERE "id" = (
      SELECT "id" FROM ${sql.table(table)}
      WHERE (${which}) AND ("workerUntil" IS NULL OR "workerUntil" < now())
      ORDER BY ${order} LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id" AS "rowId", "tries", ${columns}
  `.execute(db)
  if (!rows[0]) return null
  const { tries, ...row } = rows[0]
  return { tries, lease: { ...(row as Row & typeof row), table, workerId, signal, says: {} } }
}

type Values = Record<string, unknown>

/**
 * Renews the lease. Call it in the transaction of a step, so that the step is committed only if the lease still holds.
 */
export const holdLease = (
  db: QueryExecutorProvider,
  lease: Lease,
  values: Values = {},
): Promise<{ tries: number }> =>
  writeLease(db, lease, { workerUntil: sql`now() + ${silence}`, ...lease.says, ...values })

const nobody = { workerId: null, workerUntil: null }

/** Ends the lease: the work is done, or has failed for good. */
export const endLease = (db: QueryExecutorProvider, lease: Lease, values: Values) =>
  writeLease(db, lease, { ...nobody, tries: 0, ...values })

/** Postpones the work without counting a try. */
export const putOff = (db: QueryExecutorProvider, lease: Lease, seconds: number) =>
  writeLease(db, lease, { ...nobody, tries: sql`greatest(0, "tries" - 1)`, ...after(seconds) })

/** Postpones the work until the next try. */
export const waitForTry = (db: QueryExecutorProvider, lease: Lease, seconds: number) =>
  writeLease(db, lease, { ...nobody, ...after(seconds) })

const after = (seconds: number) => ({
  workerUntil: sql`now() + make_interval(secs => ${seconds})`,
})

async function writeLease(
  db: QueryExecutorProvider,
  { table, rowId, workerId }: Lease,
  values: Values,
): Promise<{ tries: number }> {
  const columns = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql<{ tries: number }>`
    UPDATE ${sql.table(table)} SET ${sql.join(columns)}
    WHERE "id" = ${rowId} AND "workerId" = ${workerId} RETURNING "tries"
  `.execute(db)
  if (!rows[0]) throw new LeaseLost()
  return rows[0]
}
