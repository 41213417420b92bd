// Assigns people to new records, so that somebody is responsible for each.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { AssignmentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { noteAssignment } from './assignments.store.ts'

/** Assigns these people, or the person who adds the record. Leaves out people to whom work cannot be assigned. */
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

/** Assigns a person to each of these new records. All of them must be people to whom work can be assigned. */
export async function assignEach(
  tx: Db,
  entity: AssignmentKind,
  assigned: readonly { id: number; accountId: number }[],
  actor: Actor,
): Promise<void> {
  if (assigned.length === 0) return
  await sql`
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId", "createdById")
    SELECT ${entity}::text, "id", "accountId", ${actor.accountId}::integer
    FROM jsonb_to_recordset(${JSON.stringify(assigned)}::jsonb) AS "each" ("id" integer, "accountId" integer)
  `.execute(tx)
  for (const { id, accountId } of assigned)
    await noteAssignment(tx, { entity, id }, { was: null, is: accountId }, actor)
}
