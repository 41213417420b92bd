import { sql } from 'kysely'
import type { Db } from '../backend.ts'

/** Leads that an account has, brought in or wrote go to another account. */
export async function moveLeadsOfAccount(tx: Db, from: number, to: number): Promise<void> {
  for (const column of ['accountId', 'source', 'createdById', 'modifiedById', 'deletedById']) {
    await sql`UPDATE "lead" SET ${sql.ref(column)} = ${to} WHERE ${sql.ref(column)} = ${from}`.execute(
      tx,
    )
  }
}
