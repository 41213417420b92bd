import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Moves an account's stamps on alerts (read, created, modified, deleted by) to another account. */
export async function moveAlertsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  for (const column of ['readedById', 'createdById', 'modifiedById', 'deletedById']) {
    await sql`UPDATE "alert" SET ${sql.ref(column)} = ${to} WHERE ${sql.ref(column)} = ${from}`.execute(
      tx,
    )
  }
}
