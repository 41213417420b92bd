// How far the search for duplicates is.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

export type PairKind = 'Account' | 'Object'
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

/** The run under way, held until the transaction ends, so that two servers never work on the same step. */
export async function lockRun(tx: Db, kind: PairKind): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    SELECT "phase", "doneId", "changedSince"::text FROM "duplicateRun"
    WHERE "kind" = ${kind} AND "finishedOn" IS NULL FOR UPDATE`.execute(tx)
  return rows[0]
}

export const noteDone = (tx: Db, kind: PairKind, doneId: number) =>
  sql`UPDATE "duplicateRun" SET "doneId" = ${doneId} WHERE "kind" = ${kind}`.execute(tx)

export const beginPairs = (tx: Db, kind: PairKind) =>
  sql`UPDATE "duplicateRun" SET "phase" = 'pairs', "doneId" = 0 WHERE "kind" = ${kind}`.execute(tx)

export const finishRun = (tx: Db, kind: PairKind) =>
  sql`UPDATE "duplicateRun" SET "finishedOn" = now() WHERE "kind" = ${kind}`.execute(tx)

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
