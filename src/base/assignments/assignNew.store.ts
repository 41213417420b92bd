// The people of a new record: everything that is added has somebody who looks after it.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { AssignmentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { noteAssignment } from './assignments.store.ts'

/** Assigns these people, or whoever adds the record. People to whom no work can be assigned are left out. */
export async function assignNew(
  tx: Db,
  { entity, id }: RecordRef<AssignmentKind>,
  people: readonly number[],
  actor: Actor,
): Promise<void> {
  const ids = people.length > 0 ? [...new Set(people)] : [actor.accountId]
  const { rows } = await sql<{ accountId: number }>`
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId", "createdById")
    SELECT ${entity}::text, ${id}::integer, a."id", ${actor.accountId}::integer FROM "account" a
    WHERE a."id" = ANY (${ids}::integer[]) AND a."deletedOn" IS NULL AND (a."isEmploye" OR a."isProfessional")
    ORDER BY a."id"
    RETURNING "accountId"
  `.execute(tx)
  for (const { accountId } of rows)
    await noteAssignment(tx, { entity, id }, { was: null, is: accountId }, actor)
}
