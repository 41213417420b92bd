// Makes adding a record idempotent, so that a request sent again after a lost response adds it once.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { AnyEntity, Author } from './entity.ts'

/**
 * Runs `add`, which stores a record of this entity in the transaction `tx`, and returns its id. If the same person has sent a
 * request with the same key before, nothing is added, and the id of that record is returned. Simultaneous requests wait for
 * each other. Requests without a key always add.
 */
export async function addOnce(
  tx: QueryExecutorProvider,
  { entity }: Pick<AnyEntity, 'entity'>,
  actor: Author,
  add: () => Promise<number>,
): Promise<number> {
  if (!actor?.requestKey) return add()
  const { accountId, requestKey } = actor
  const theRow = sql`"accountId" = ${accountId} AND "entity" = ${entity} AND "requestKey" = ${requestKey}`
  const { rows: first } = await sql`
    INSERT INTO "addedOnce" ("accountId", "entity", "requestKey")
    VALUES (${accountId}, ${entity}, ${requestKey}) ON CONFLICT DO NOTHING RETURNING "entity"
  `.execute(tx)
  if (first.length > 0) {
    const recordId = await add()
    await sql`UPDATE "addedOnce" SET "recordId" = ${recordId} WHERE ${theRow}`.execute(tx)
    return recordId
  }
  const { rows } = await sql<{ recordId: number }>`
    SELECT "recordId" FROM "addedOnce" WHERE ${theRow}
  `.execute(tx)
  return rows[0]!.recordId
}

/** Keys are forgotten after some days: nobody sends a request again that late. */
export async function forgetRequests(db: QueryExecutorProvider): Promise<void> {
  await sql`DELETE FROM "addedOnce" WHERE "addedOn" < now() - interval '3 days'`.execute(db)
}
