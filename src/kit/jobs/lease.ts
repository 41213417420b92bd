// Which server works on a row that stands for long work. It says so again and again; one that stays silent is taken over from,
// and notices with its next write. The row's table has the columns "workerId", "workerUntil" and "tries".
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'

export type Waiting<Row> = {
  table: string
  /** Rows that somebody has to work on. */
  which: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** What the work needs to know of its row. */
  columns: RawBuilder<Row>
}

export type Lease = {
  table: string
  rowId: number
  workerId: string
  /** Aborted once the lease is lost. The work looks at it between its steps, or writes with `holdLease`. */
  signal: AbortSignal
  /** Columns that the next sign of life writes as well: how far the work is. */
  says: Record<string, number | null>
}

/** Somebody else works on it by now, or it was called off. */
export class LeaseLost extends Error {}

const silence = sql`interval '40 seconds'`

/** The next row that waits, or null. */
export async function takeLease<Row extends object>(
  db: QueryExecutorProvider,
  { table, which, order, columns }: Waiting<Row>,
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

/** Says that the work goes on; within the transaction of a step, so that the step counts only where the lease still holds. */
export const holdLease = (
  db: QueryExecutorProvider,
  lease: Lease,
  values: Values = {},
): Promise<{ tries: number }> =>
  writeLease(db, lease, { workerUntil: sql`now() + ${silence}`, ...lease.says, ...values })

const nobody = { workerId: null, workerUntil: null }

/** The work is done, or cannot be done. */
export const endLease = (db: QueryExecutorProvider, lease: Lease, values: Values) =>
  writeLease(db, lease, { ...nobody, tries: 0, ...values })

/** Leaves the work for later; this was no try. */
export const putOff = (db: QueryExecutorProvider, lease: Lease, seconds: number) =>
  writeLease(db, lease, { ...nobody, tries: sql`greatest(0, "tries" - 1)`, ...after(seconds) })

/** Leaves the work for another try. */
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
