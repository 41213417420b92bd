// Copies the people assigned to one record to another one.
import { sql } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { AssignmentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { noteAssignment } from './assignments.store.ts'

/** Assigned people who still work here, by name. */
export async function assignedTo(
  tx: Db,
  { entity, id }: RecordRef<AssignmentKind>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT a."id" FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
    WHERE s."parentKind" = ${entity} AND s."parentId" = ${id} AND (a."endDate" IS NULL OR a."endDate" >= ${today})
    ORDER BY a."name", a."id"
  `.execute(tx)
  return rows.map((row) => row.id)
}

/** Assigns these people to a new record. */
export async function assignAll(
  tx: Db,
  record: RecordRef<AssignmentKind>,
  accountIds: readonly number[],
): Promise<void> {
  for (const accountId of accountIds) {
    await tx
      .insertInto('assignment')
      .values({ parentKind: record.entity, parentId: record.id, accountId })
      .execute()
    await noteAssignment(tx, record, { was: null, is: accountId }, null)
  }
}
