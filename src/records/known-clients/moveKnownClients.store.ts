// Merging accounts: both files of one person about one deal stay, since nothing of what was checked may be lost.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Files of the duplicate about deals for which the kept account has one too; read before a merge, so that it can be undone. */
export async function twinsOf(tx: Db, from: number, to: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT gone."id" FROM "knownClient" gone
    WHERE gone."accountId" = ${from} AND EXISTS (
      SELECT FROM "knownClient" kept
      WHERE kept."accountId" = ${to} AND kept."dealId" = gone."dealId" AND kept."twin" = gone."twin"
    )
    ORDER BY gone."id"
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Lets both stand beside each other; the account itself is moved elsewhere. */
export async function moveKnownClients(tx: Db, from: number, to: number): Promise<void> {
  const ids = await twinsOf(tx, from, to)
  await sql`UPDATE "knownClient" SET "twin" = "id" WHERE "id" = ANY (${ids}::integer[])`.execute(tx)
}

/** Once the files are back at the duplicate. */
export async function returnKnownClients(
  tx: Db,
  ids: number[] | undefined,
  duplicateId: number,
): Promise<void> {
  await sql`
    UPDATE "knownClient" SET "twin" = 0 WHERE "id" = ANY (${ids ?? []}::integer[]) AND "accountId" = ${duplicateId}
  `.execute(tx)
}
