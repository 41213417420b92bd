// Two accounts that are merged take part in a deal once as each thing, and are two again when that is undone.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { MovedDeals } from './movedDeals.ts'

/** Where both take part as the same; asked before a merge, so that it can be undone. */
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

/** What the kept account is there already the duplicate need not be, too; the rest goes over by itself. */
export async function moveDealsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  const twice = await dealsToMove(tx, from, to)
  if (twice.length === 0) return
  const ids = twice.map(({ id }) => id)
  await sql`DELETE FROM "dealAccount" WHERE "id" = ANY(${ids}::integer[])`.execute(tx)
}

/** Undoes it where the kept account still takes part as the same; merges of long ago know nothing of it. */
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
