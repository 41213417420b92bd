// A request that is sent again, because its answer was lost, adds its record once.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { AnyEntity, Author } from './entity.ts'

/**
 * Runs `add`, which stores a record of this entity in the transaction `tx`, and answers its number. When
 * the same person has sent the same request before, told by its key, nothing is added: the answer is
 * the record of then. Two that come at once wait for one another. Without a key each adds its own.
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

/** Nobody sends a request again after days. */
export async function forgetRequests(db: QueryExecutorProvider): Promise<void> {
  await sql`DELETE FROM "addedOnce" WHERE "addedOn" < now() - interval '3 days'`.execute(db)
}
