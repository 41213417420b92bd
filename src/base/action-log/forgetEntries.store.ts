// Forgets what was logged of records that are forgotten: the entries stay, without values.
import { sql } from 'kysely'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'

export async function forgetEntries(tx: Db, kind: RecordKind, ids: number[]): Promise<void> {
  await sql`
    UPDATE "actionLog" SET "data" = NULL, "message" = NULL
    WHERE "entity" = ${kind} AND "entityId" = ANY (${ids}::integer[])
  `.execute(tx)
}
