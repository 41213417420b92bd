// Stores the keys of records, and finds the records that share one.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { mostShared } from '../duplicates.contract.ts'
import { firstOfObjects } from './blockingKeys.ts'
import type { BlockingKey } from './blockingKeys.ts'
import type { PairKind } from './runState.store.ts'

const ofKind = (kind: PairKind) =>
  kind === 'Account'
    ? sql`"of" < ${sql.lit(firstOfObjects)}`
    : sql`"of" >= ${sql.lit(firstOfObjects)}`

export async function writeKeys(
  tx: Db,
  kind: PairKind,
  ids: readonly number[],
  keys: readonly (BlockingKey & { id: number })[],
): Promise<void> {
  await sql`DELETE FROM "duplicateKey" WHERE "recordId" = ANY (${[...ids]}::integer[]) AND ${ofKind(kind)}`.execute(
    tx,
  )
  await sql`
    INSERT INTO "duplicateKey" ("of", "key", "recordId")
    SELECT "of", hashtextextended("key", 0), "id"
    FROM unnest(${keys.map(({ of }) => of)}::smallint[], ${keys.map(({ key }) => key)}::text[],
      ${keys.map(({ id }) => id)}::integer[]) AS t ("of", "key", "id")
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Removes the keys of records that were deleted, merged, erased or removed for good since the last run. */
export async function forgetKeys(tx: Db, kind: PairKind, changedSince: string): Promise<void> {
  const table = sql.table(kind === 'Account' ? 'account' : 'object')
  const gone =
    kind === 'Account'
      ? sql`r."deletedOn" IS NOT NULL OR r."erasedOn" IS NOT NULL`
      : sql`r."deletedOn" IS NOT NULL`
  await sql`
    DELETE FROM "duplicateKey" k USING ${table} r
    WHERE r."id" = k."recordId" AND ${ofKind(kind)} AND r."modifiedOn" >= ${changedSince}::timestamptz AND (${gone})`.execute(
    tx,
  )
}

type Sharing = { id: number; of: number; key: string; others: number[] }

/** Pairs of records that share a key, lower id first, with one among `ids`; and the keys that too many records share. */
export async function candidatesOf(tx: Db, kind: PairKind, ids: readonly number[]) {
  const { rows } = await sql<Sharing>`
    SELECT m."recordId" AS "id", m."of", m."key"::text, "shared"."others"
    FROM "duplicateKey" m CROSS JOIN LATERAL (
      SELECT array_agg(o."recordId") AS "others" FROM (
        SELECT k."recordId" FROM "duplicateKey" k WHERE k."of" = m."of" AND k."key" = m."key" LIMIT ${mostShared + 1}
      ) AS o
    ) AS "shared"
    WHERE m."recordId" = ANY (${[...ids]}::integer[]) AND m.${ofKind(kind)} AND cardinality("shared"."others") > 1`.execute(
    tx,
  )
  const pairs = new Map<string, readonly [number, number]>()
  const few = rows.filter(({ others }) => others.length <= mostShared)
  for (const { id, others } of few)
    for (const other of others)
      if (other !== id) {
        const pair = [Math.min(id, other), Math.max(id, other)] as const
        pairs.set(pair.join(' '), pair)
      }
  return {
    pairs: [...pairs.values()],
    skipped: rows.filter(({ others }) => others.length > mostShared),
  }
}

export async function noteSkipped(tx: Db, skipped: readonly Sharing[]): Promise<void> {
  await sql`
    INSERT INTO "duplicateSkipped" ("of", "key", "recordId")
    SELECT * FROM unnest(${skipped.map(({ of }) => of)}::smallint[], ${skipped.map(({ key }) => key)}::bigint[],
      ${skipped.map(({ id }) => id)}::integer[])
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Stops skipping keys that few enough records share by now. */
export const forgetSkipped = (tx: Db, kind: PairKind) =>
  sql`
    DELETE FROM "duplicateSkipped" s
    WHERE s.${ofKind(kind)} AND (SELECT count(*) FROM (
      SELECT FROM "duplicateKey" k WHERE k."of" = s."of" AND k."key" = s."key" LIMIT ${mostShared + 1}
    ) AS "some") <= ${mostShared}`.execute(tx)
