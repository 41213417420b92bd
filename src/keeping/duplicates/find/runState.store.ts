// How far the search for duplicates is.
import { sql } from 'kysely'
import { endLease, holdLease } from '#kit/jobs/lease.ts'
import type { Lease, Waiting } from '#kit/jobs/lease.ts'
import type { Db } from '#base/backend/backend.ts'

export type PairKind = 'Account' | 'Object'
export type RunLease = Lease & { kind: PairKind }
export type Run = { phase: 'keys' | 'pairs'; doneId: number; changedSince: string }

/** A save may be committed after a run that began later, so each run looks back further than to the last. */
const lookBack = '1 hour'

/** Begins a run unless one is under way or finished within these hours. */
export const beginRun = (db: Db, kind: PairKind, restHours: number) =>
  sql`
    INSERT INTO "duplicateRun" AS r ("kind", "changedSince") VALUES (${kind}, '-infinity')
    ON CONFLICT ("kind") DO UPDATE SET "changedSince" = r."startedOn" - ${sql.lit(lookBack)}::interval,
      "startedOn" = now(), "phase" = 'keys', "doneId" = 0, "finishedOn" = NULL
    WHERE r."finishedOn" <= now() - make_interval(hours => ${restHours}::integer)`.execute(db)

export const waitingRuns: Waiting<{ kind: PairKind }> = {
  table: 'duplicateRun',
  which: sql`"finishedOn" IS NULL`,
  order: sql`"kind"`,
  columns: sql<{ kind: PairKind }>`"kind"`,
}

/** Somebody asks for it: it does not wait for its next try. */
export const forgetWaits = (db: Db) =>
  sql`UPDATE "duplicateRun" SET "workerUntil" = NULL WHERE "workerId" IS NULL`.execute(db)

/** How far it is; held until the transaction ends, so that two servers never work on the same step. */
export async function holdRun(tx: Db, lease: RunLease): Promise<Run> {
  await holdLease(tx, lease)
  const { rows } = await sql<Run>`
    SELECT "phase", "doneId", "changedSince"::text FROM "duplicateRun" WHERE "kind" = ${lease.kind}`.execute(
    tx,
  )
  return rows[0]!
}

/** Tries are counted anew. */
export const noteDone = (tx: Db, lease: RunLease, doneId: number) =>
  holdLease(tx, lease, { doneId, tries: 1 })

export const beginPairs = (tx: Db, lease: RunLease) =>
  holdLease(tx, lease, { phase: 'pairs', doneId: 0, tries: 1 })

export const finishRun = (tx: Db, lease: RunLease) =>
  endLease(tx, lease, { finishedOn: sql`now()` })

/** It goes on the next night, where it has stopped. */
export const giveUpRun = (tx: Db, lease: RunLease) =>
  endLease(tx, lease, { workerUntil: sql`now() + interval '12 hours'` })

/** Between two tries a run waits for minutes at most. */
export const isGivenUp = sql<boolean>`
  "finishedOn" IS NULL AND "workerId" IS NULL AND "workerUntil" > now() + interval '1 hour'`

/** The next records that have changed since the last run. */
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
