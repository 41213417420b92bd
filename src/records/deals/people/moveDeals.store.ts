// Merging accounts: a person has each role in a deal only once; undoing restores both rows.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { MovedDeals } from './movedDeals.ts'

/** Deals in which both accounts have the same role; read before a merge, so that it can be undone. */
export async function dealsToMove(tx: Db, from: number, to: number): Promise<MovedDeals> {
  const { rows } = await sql<MovedDeals[number]>`
    SELECT gone."id", gone."dealId", gone."relation", gone."position"
    FROM "dealAccount" gone
    WHERE gone."accountId" = ${from} AND EXISTS (
      SELECT FROM "dealAccount" kept
      WHERE kept."accountId" = ${to} AND kept."dealId" = gone."dealId" AND kept."relation" IS NOT DISTINCT FROM gone."relation"
    )
    ORDER BY gone."id"
  `.execute(tx)
  return rows
}

/** Removes roles of the duplicate that the kept account also has; the other rows are moved elsewhere. */
export async function moveDealsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  const twice = await dealsToMove(tx, from, to)
  if (twice.length === 0) return
  const ids = twice.map(({ id }) => id)
  await sql`DELETE FROM "dealAccount" WHERE "id" = ANY(${ids}::integer[])`.execute(tx)
}

/** Restores the duplicate's roles where the kept account still has them; old merges have no such notes. */
export async function returnDeals(
  tx: Db,
  moved: MovedDeals | undefined,
  { keptId, duplicateId }: { keptId: number; duplicateId: number },
): Promise<void> {
  if (!moved || moved.length === 0) return
  await sql`
    INSERT INTO "dealAccount" ("id", "dealId", "accountId", "relation", "position")
    SELECT was."id", was."dealId", ${duplicateId}, was."relation", was."position"
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS was (
      "id" integer, "dealId" integer, "relation" integer, "position" integer
    )
    WHERE EXISTS (
      SELECT FROM "dealAccount" kept
      WHERE kept."accountId" = ${keptId} AND kept."dealId" = was."dealId" AND kept."relation" IS NOT DISTINCT FROM was."relation"
    )
    ON CONFLICT DO NOTHING
  `.execute(tx)
}
