// Assigns a set of records to an agent, or removes the assignment.
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem } from '#kit/http/problem.ts'
import { addAssignment, deleteAssignment, isAssigned } from '#base/assignments/assignments.store.ts'
import { records } from '#base/register/records.contract.ts'
import type { AssignmentKind } from '#base/register/records.contract.ts'
import { assignable } from '#base/people/chosenAccounts.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { oneByOne } from './oneByOne.ts'

type RecordSet = { entity: AssignmentKind; ids: readonly number[]; accountId: number }

/** 400 if this account cannot be assigned to records. */
export async function assignMany(backend: Backend, set: RecordSet, actor: Actor) {
  const { db } = backend
  const { entity, accountId } = set
  await assignable(db, accountId)
  const { name, idName } = records[entity].assignment
  return oneByOne(backend, set, actor, async (id) => {
    const wasSo = await isAssigned(db, { entity, id }, accountId)
    await addAssignment(db, name, { assignedTo: accountId, [idName]: id }, actor)
    return !wasSo
  })
}

export const unassignMany = (backend: Backend, set: RecordSet, actor: Actor) =>
  oneByOne(backend, set, actor, async (parentId) => {
    const { entity, accountId } = set
    const parent = records[entity].assignment.name
    try {
      await deleteAssignment(backend.db, { parent, parentId, accountId }, actor)
      return true
    } catch (error) {
      const isSo = !(await isAssigned(backend.db, { entity, id: parentId }, accountId))
      if (error instanceof Problem && error.status === 404 && isSo) return false
      throw error
    }
  })
