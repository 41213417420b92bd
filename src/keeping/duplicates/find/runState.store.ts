// The progress of the search for duplicates.
import { sql } from 'kysely'
import { endLease, holdLease } from '#kit/jobs/lease.ts'
import type { Lease, WaitingRows } from '#kit/jobs/lease.ts'
import type { Db } from '#base/backend/backend.ts'

export type PairKind = 'Account' | 'Object'
export type RunLease = Lease & { kind: PairKind }
export type Run = { phase: 'keys' | 'pairs'; doneId: number; changedSince: string }

/** A save may commit after the start of a later run, so each run overlaps the period of the previous one. */
const lookBack = '1 hour'

/** Starts a run unless one is under way or has finished within these hours. */
export const beginRun = (db: Db, kind: PairKind, restHours: number) =>
  sql`
    INSERT INTO "duplicateRun" AS r ("kind", "changedSince") VALUES (${kind}, '-infinity')
    ON CONFLICT ("kind") DO UPDATE SET "changedSince" = r."startedOn" - ${sql.lit(lookBack)}::interval,
      "startedOn" = now(), "phase" = 'keys', "doneId" = 0, "finishedOn" = NULL
    WHERE r."finishedOn" <= now() - make_interval(hours => ${restHours}::integer)`.execute(db)

export const waitingRuns: WaitingRows<{ kind: PairKind }> = {
  table: 'duplicateRun',
  which: sql`"finishedOn" IS NULL`,
  order: sql`"kind"`,
  columns: sql<{ kind: PairKind }>`"kind"`,
}

/** Ends the pause before the next try, because somebody started the search by hand. */
export const forgetWaits = (db: Db) =>
  sql`UPDATE "duplicateRun" SET "workerUntil" = NULL WHERE "workerId" IS NULL`.execute(db)

/** The progress, locked until the transaction ends, so that two servers never work on the same step. */
export async function holdRun(tx: Db, lease: RunLease): Promise<Run> {
  await holdLease(tx, lease)
  const { rows } = await sql<Run>`
    SELECT "phase", "doneId", "changedSince"::text FROM "duplicateRun" WHERE "kind" = ${lease.kind}`.execute(
    tx,
  )
  return rows[0]!
}

/** Stores the progress, and resets the count of tries. */
export const noteDone = (tx: Db, lease: RunLease, doneId: number) =>
  holdLease(tx, lease, { doneId, tries: 1 })

export const beginPairs = (tx: Db, lease: RunLease) =>
  holdLease(tx, lease, { phase: 'pairs', doneId: 0, tries: 1 })

export const finishRun = (tx: Db, lease: RunLease) =>
  endLease(tx, lease, { finishedOn: sql`now()` })

/** Pauses a failing run until the next night. */
export const giveUpRun = (tx: Db, lease: RunLease) =>
  endLease(tx, lease, { workerUntil: sql`now() + interval '12 hours'` })

/** SQL condition for a run that was given up: pauses between two tries are only minutes. */
export const isGivenUp = sql<boolean>`
  "finishedOn" IS NULL AND "workerId" IS NULL AND "workerUntil" > now() + interval '1 hour'`

/** The next records changed since the last run. */
export async function nextIds(
  tx: Db,
  kind: PairKind,
  { doneId, changedSince }: Run,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT "id" FROM ${sql.table(kind === 'Account' ? 'account' : 'object')}
    WHERE "id" > ${doneId} AND "modifiedOn" >= ${changedSince}::timestamptz AND "deletedOn" IS NULL
      ${kind === 'Object' ? sql`AND NOT "isBlank"` : sql``}
    ORDER BY "id" LIMIT ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}
