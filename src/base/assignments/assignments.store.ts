// Trigger on "assignment": usedObjectIsNotBlank (blankObjects.sql).
// Triggers on "assignment": refuseLate and refuseLateParent refuse people whose data was erased meanwhile
// (refuseLate.sql).
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import { assignable } from '#base/people/chosenAccounts.store.ts'
import { assignmentKinds, records } from '#base/register/records.contract.ts'
import type { AssignmentKind, RecordKind, RecordRef } from '#base/register/records.contract.ts'
import { mustChange, mustOpen } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Assignment, AssignmentInput } from './assignments.contract.ts'

export async function listAssignments(
  db: Db,
  given: { parent: string; parentId: number },
  actor: Actor,
) {
  const kind = parentOf(given.parent)
  const { canEdit } = await mustOpen(db, { entity: kind, id: given.parentId }, actor)
  const items: Assignment[] = await db
    .selectFrom('assignment')
    .innerJoin('account', 'account.id', 'assignment.accountId')
    .select(['account.id as accountId', 'account.name as account'])
    .where('parentKind', '=', kind)
    .where('parentId', '=', given.parentId)
    .where('account.deletedOn', 'is', null)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute()
  return { canEdit, items }
}

/** Finds the kind by its name, ignoring case, or by its number. */
function parentOf(nameOrNumber: string): AssignmentKind {
  const lowerCase = nameOrNumber.toLowerCase()
  const kind = assignmentKinds().find((one) => {
    const { name, number } = records[one].assignment
    return name === lowerCase || String(number) === lowerCase
  })
  if (!kind) throw badRequest('assignment.unknownParent')
  return kind
}

export async function isAssigned(
  db: Db,
  { entity, id }: RecordRef<AssignmentKind>,
  accountId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('assignment')
    .select('parentId')
    .where('parentKind', '=', entity)
    .where('parentId', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Idempotent. */
export function addAssignment(
  db: Db,
  given: string,
  input: AssignmentInput,
  actor: Actor,
): Promise<Assignment> {
  const entity = parentOf(given)
  const parent = { entity, id: parentIdOf(input, entity) }
  return db.transaction().execute(async (tx) => {
    await mustChange(tx, parent, actor)
    const assigned = await assignable(tx, input.assignedTo)
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('assignment')
      .values({
        parentKind: entity,
        parentId: parent.id,
        accountId: assigned.accountId,
        createdById: actor.accountId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (added) await noteAssignment(tx, parent, { was: null, is: assigned.accountId }, actor)
    return assigned
  })
}

// The parent's ID must come in the field of its kind, and in no other.
function parentIdOf(input: AssignmentInput, parent: AssignmentKind): number {
  const name = records[parent].assignment.idName
  const { assignedTo: _, ...ids } = input
  const others = Object.keys(ids).filter((other) => other !== name)
  if (others.length > 0)
    throw badInput(Object.fromEntries(others.map((other) => [other, ['problem.unknownField']])))
  const id = ids[name]
  if (id === undefined) throw badInput({ [name]: ['problem.required'] })
  return id
}

export function deleteAssignment(
  db: Db,
  given: { parent: string; parentId: number; accountId: number },
  actor: Actor,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const parent = { entity: parentOf(given.parent), id: given.parentId }
    await mustChange(tx, parent, actor)
    const { numDeletedRows } = await tx
      .deleteFrom('assignment')
      .where('parentKind', '=', parent.entity)
      .where('parentId', '=', parent.id)
      .where('accountId', '=', given.accountId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound()
    await noteAssignment(tx, parent, { was: given.accountId, is: null }, actor)
  })
}

/** Deletes the assignments of records that are removed for good. */
export async function deleteAssignmentsOf(tx: Db, kind: RecordKind, ids: number[]): Promise<void> {
  await tx
    .deleteFrom('assignment')
    .where('parentKind', '=', kind)
    .where('parentId', 'in', ids)
    .execute()
}

export const noteAssignment = (
  tx: Db,
  parent: RecordRef<AssignmentKind>,
  assignedTo: { was: number | null; is: number | null },
  actor: Actor | null,
) =>
  log(tx, {
    of: { entity: parent.entity },
    id: parent.id,
    action: assignedTo.is === null ? 'unassign' : 'assign',
    version: null,
    actor,
    data: { attributes: { assignedTo: assignedTo.is }, previous: { assignedTo: assignedTo.was } },
  })
