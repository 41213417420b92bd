// Stores the pairs found. Decisions stay, even if the records are no longer alike.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { PairKind } from './runState.store.ts'

export type FoundPair = { lowId: number; highId: number; score: number; reasons: readonly string[] }

/** Replaces the pairs of the records `ids` by those found. */
export async function writePairs(
  tx: Db,
  kind: PairKind,
  ids: readonly number[],
  found: readonly FoundPair[],
): Promise<void> {
  const lows = found.map(({ lowId }) => lowId)
  const highs = found.map(({ highId }) => highId)
  const others = sql`"kind" = ${kind} AND ("lowId" = ANY (${[...ids]}::integer[]) OR "highId" = ANY (${[...ids]}::integer[]))
    AND NOT EXISTS (SELECT FROM unnest(${lows}::integer[], ${highs}::integer[]) AS f ("low", "high")
      WHERE f."low" = "lowId" AND f."high" = "highId")`
  await sql`DELETE FROM "duplicatePair" WHERE "decision" IS NULL AND ${others}`.execute(tx)
  await sql`UPDATE "duplicatePair" SET "holds" = false WHERE "decision" IS NOT NULL AND "holds" AND ${others}`.execute(
    tx,
  )
  await sql`
    INSERT INTO "duplicatePair" AS p ("kind", "lowId", "highId", "score", "reasons")
    SELECT ${kind}, "low", "high", "score", string_to_array("reasons", ' ')
    FROM unnest(${lows}::integer[], ${highs}::integer[], ${found.map(({ score }) => score)}::smallint[],
      ${found.map(({ reasons }) => reasons.join(' '))}::text[]) AS f ("low", "high", "score", "reasons")
    ORDER BY "low", "high"
    ON CONFLICT ("kind", "lowId", "highId") DO UPDATE
    SET "score" = EXCLUDED."score", "reasons" = EXCLUDED."reasons", "holds" = true
    WHERE (p."score", p."reasons", p."holds") IS DISTINCT FROM (EXCLUDED."score", EXCLUDED."reasons", true)`.execute(
    tx,
  )
}

/** Removes undecided pairs of deleted records, and all pairs of records removed for good. */
export async function forgetPairs(tx: Db, kind: PairKind): Promise<void> {
  const table = sql.table(kind === 'Account' ? 'account' : 'object')
  const erased = kind === 'Account' ? sql`OR r."erasedOn" IS NOT NULL` : sql``
  await sql`
    DELETE FROM "duplicatePair" p
    WHERE p."kind" = ${kind} AND EXISTS (
      SELECT FROM unnest(ARRAY[p."lowId", p."highId"]) AS "one" LEFT JOIN ${table} r ON r."id" = "one"
      WHERE r."id" IS NULL OR (p."decision" IS NULL AND (r."deletedOn" IS NOT NULL ${erased})))`.execute(
    tx,
  )
}
