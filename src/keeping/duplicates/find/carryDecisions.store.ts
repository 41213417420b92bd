// "Not the same" outlives a merge: if A is not B, and B was merged into C, then A is not C, unless A and C have more in common
// than A and B had when that was decided. Only accounts are merged.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Each merged account with the account that it finally became. */
const merged = sql`"merged" ("id", "intoId") AS (
  SELECT "id", "mergedIntoId" FROM "account" WHERE "mergedIntoId" IS NOT NULL
  UNION
  SELECT m."id", a."mergedIntoId" FROM "merged" m JOIN "account" a ON a."id" = m."intoId" WHERE a."mergedIntoId" IS NOT NULL
)`

/** Decisions on pairs with a merged record, and the pair that they apply to now. */
const carried = sql`"standing" AS (
  SELECT m."id", m."intoId" FROM "merged" m JOIN "account" a ON a."id" = m."intoId" WHERE a."mergedIntoId" IS NULL
), "carried" AS (
  SELECT p."id" AS "fromId", p."reasons", p."score", p."decidedOn", p."decidedById",
    least(coalesce(l."intoId", p."lowId"), coalesce(h."intoId", p."highId")) AS "lowId",
    greatest(coalesce(l."intoId", p."lowId"), coalesce(h."intoId", p."highId")) AS "highId"
  FROM "duplicatePair" p LEFT JOIN "standing" l ON l."id" = p."lowId" LEFT JOIN "standing" h ON h."id" = p."highId"
  WHERE p."kind" = 'Account' AND p."decision" = 'notTheSame' AND (l."id" IS NOT NULL OR h."id" IS NOT NULL)
)`

export async function carryDecisions(tx: Db): Promise<void> {
  // The merge was undone, the first decision taken back, or there is new evidence.
  await sql`
    WITH RECURSIVE ${merged}, ${carried}
    UPDATE "duplicatePair" p
    SET "decision" = NULL, "decidedOn" = NULL, "decidedById" = NULL, "carriedFromId" = NULL
    WHERE p."carriedFromId" IS NOT NULL AND p."decision" = 'notTheSame' AND NOT EXISTS (
      SELECT FROM "carried" c WHERE c."fromId" = p."carriedFromId" AND c."lowId" = p."lowId" AND c."highId" = p."highId"
        AND (NOT p."holds" OR p."reasons" <@ c."reasons"))`.execute(tx)
  await sql`
    WITH RECURSIVE ${merged}, ${carried}
    INSERT INTO "duplicatePair" AS p ("kind", "lowId", "highId", "score", "reasons", "holds", "decision", "decidedOn", "decidedById",
      "carriedFromId")
    SELECT DISTINCT ON ("lowId", "highId") 'Account', "lowId", "highId", "score", "reasons", false, 'notTheSame', "decidedOn",
      "decidedById", "fromId"
    FROM "carried" WHERE "lowId" <> "highId" ORDER BY "lowId", "highId", cardinality("reasons") DESC, "fromId"
    ON CONFLICT ("kind", "lowId", "highId") DO UPDATE
    SET "decision" = 'notTheSame', "decidedOn" = EXCLUDED."decidedOn", "decidedById" = EXCLUDED."decidedById",
      "carriedFromId" = EXCLUDED."carriedFromId"
    WHERE p."decision" IS NULL AND p."carriedFromId" IS DISTINCT FROM EXCLUDED."carriedFromId"
      AND (NOT p."holds" OR p."reasons" <@ EXCLUDED."reasons")`.execute(tx)
}
