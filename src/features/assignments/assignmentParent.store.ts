// The record that people are assigned to: found by its kind and number, with what may be done.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badRequest, notFound } from '#kit/http/problem.ts'
import { mayOpen } from '#features/accounts/accountRules.ts'
import { tableOfKind } from '#features/activities/entityKinds.contract.ts'
import type { EntityKind, RecordKind } from '#features/activities/entityKinds.contract.ts'
import type { Db } from '../backend.ts'
import { assignmentParents } from './assignments.contract.ts'
import type { AssignmentParent } from './assignments.contract.ts'

const kindOfParent = {
  object: 'Object',
  account: 'Account',
  lead: 'Demand',
  viewing: 'Viewing',
} as const satisfies Record<AssignmentParent, EntityKind>

/** By name in any case, or by number. */
export function parentOf(given: string): AssignmentParent {
  const name = given.toLowerCase()
  const parent = assignmentParents.find(
    (parent, number) => parent === name || String(number) === name,
  )
  if (!parent) throw badRequest('assignment.unknownParent')
  return parent
}

export type Parent = { kind: RecordKind; id: number; canEdit: boolean }

/** 404 when there is no such record, 403 when the caller may not open it. */
export async function openParent(
  db: Db,
  parent: AssignmentParent,
  id: number,
  actor: Actor,
): Promise<Parent> {
  const kind = kindOfParent[parent]
  if (!isRecordKind(kind)) throw notFound()
  const flag = kind === 'Account' ? sql`"isEmploye"` : sql`false`
  const { rows } = await sql<{ isEmploye: boolean }>`
    SELECT ${flag} AS "isEmploye" FROM ${sql.table(tableOfKind[kind])} WHERE "id" = ${id} AND "deletedOn" IS NULL
  `.execute(db)
  const [record] = rows
  if (!record) throw notFound()
  mayOpen(record, actor)
  return { kind, id, canEdit: !record.isEmploye || actor.roles.includes('admin') }
}

const isRecordKind = (kind: EntityKind): kind is RecordKind => kind in tableOfKind

export async function openParentToEdit(
  db: Db,
  parent: AssignmentParent,
  id: number,
  actor: Actor,
): Promise<Parent> {
  const opened = await openParent(db, parent, id, actor)
  if (!opened.canEdit) throw accessDenied()
  return opened
}
