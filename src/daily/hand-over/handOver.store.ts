import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, notFound } from '#kit/http/problem.ts'
import { getActivity, saveActivity } from '#base/activities/activities.store.ts'
import { addAssignment, deleteAssignment, isAssigned } from '#base/assignments/assignments.store.ts'
import { assignable } from '#base/people/chosenAccounts.store.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { records } from '#base/register/records.contract.ts'
import { isOpenStage } from '#records/leads/list/openLeads.store.ts'
import { oneByOne } from '#daily/bulk/oneByOne.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mostOfKind, workKinds } from './handOver.contract.ts'
import type { HandOverOutcome, Work, WorkKind } from './handOver.contract.ts'

type HandOver = {
  entity: WorkKind
  ids: readonly number[]
  from: number
  to: number
  keep?: boolean | undefined
}

/** 404 for an unknown account, 403 for another person's work unless the actor is an administrator. */
export async function workOf(
  db: Db,
  id: number,
  actor: Actor,
): Promise<{ name: string; items: Work[] }> {
  const person = await db
    .selectFrom('account')
    .select('name')
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!person) throw notFound()
  mustBeOwn(id, actor)
  const items = await Promise.all(
    workKinds.map(async (entity) => {
      const { rows } = await sql<{ id: number }>`${open[entity](id)} LIMIT ${mostOfKind}`.execute(
        db,
      )
      return { entity, ids: rows.map((row) => row.id) }
    }),
  )
  return { name: person.name ?? `#${id}`, items }
}

function mustBeOwn(id: number, actor: Actor): void {
  if (id !== actor.accountId && !admin.allows(actor)) throw accessDenied()
}

const assignedTo = (kind: string, id: number) => sql`
  JOIN "assignment" s ON s."parentKind" = ${kind} AND s."parentId" = x."id" AND s."accountId" = ${id}
  WHERE x."deletedOn" IS NULL`

const open: Record<WorkKind, (id: number) => RawBuilder<unknown>> = {
  Demand: (id) => sql`
    SELECT x."id" FROM "lead" x ${assignedTo('Demand', id)} AND ${isOpenStage(sql`x."stage"`)} ORDER BY x."id"`,
  Viewing: (id) => sql`
    SELECT x."id" FROM "viewing" x ${assignedTo('Viewing', id)}
      AND (x."dateOfViewing" IS NULL OR x."dateOfViewing" >= ${agencyNow()}::timestamp) ORDER BY x."id"`,
  Deal: (id) => sql`
    SELECT x."id" FROM "deal" x ${assignedTo('Deal', id)}
      AND coalesce(x."dealStage", 0) <> ALL (ARRAY(
        SELECT "value" FROM "selectOption" WHERE "list" = 'dealStage' AND "closed")) ORDER BY x."id"`,
  Object: (id) => sql`SELECT x."id" FROM "object" x ${assignedTo('Object', id)} ORDER BY x."id"`,
  Activity: (id) => sql`
    SELECT a."id" FROM "activityAssigned" s JOIN "activity" a ON a."id" = s."activityId"
    WHERE s."accountId" = ${id} AND a."done" = false AND a."deletedOn" IS NULL ORDER BY a."id"`,
}

/** Handles each record by itself: a refused one does not hold up the others. 400 if work cannot be assigned to `to`. */
export async function handOver(
  backend: Backend,
  given: HandOver,
  actor: Actor,
): Promise<{ items: HandOverOutcome[] }> {
  const { db } = backend
  const { entity, from, to } = given
  // An undo may return work to somebody other than the caller.
  if (from !== actor.accountId) mustBeOwn(to, actor)
  await assignable(db, to)
  const had = new Set<number>()
  const move = entity === 'Activity' ? moveActivity : moveAssignment
  const { items } = await oneByOne(backend, given, actor, (id) => move(db, given, id, had, actor))
  return { items: items.map((one) => ({ ...one, had: had.has(one.id) })) }
}

async function moveAssignment(db: Db, given: HandOver, id: number, had: Set<number>, actor: Actor) {
  const { from, to, keep = false } = given
  const entity = given.entity as Exclude<WorkKind, 'Activity'>
  if (!(await isAssigned(db, { entity, id }, from))) return false
  if (await isAssigned(db, { entity, id }, to)) had.add(id)
  const { name, idName } = records[entity].assignment
  await addAssignment(db, name, { assignedTo: to, [idName]: id }, actor)
  if (!keep) await deleteAssignment(db, { parent: name, parentId: id, accountId: from }, actor)
  return true
}

async function moveActivity(db: Db, given: HandOver, id: number, had: Set<number>, actor: Actor) {
  const { from, to, keep = false } = given
  const { assignedTo: people } = await getActivity(db, id, actor)
  if (!people.some((person) => person.id === from)) return false
  if (people.some((person) => person.id === to)) had.add(id)
  const others = people.filter((person) => person.id !== to && (keep || person.id !== from))
  await saveActivity(
    db,
    { id, assignedTo: [...others.map((person) => ({ id: person.id })), { id: to }] },
    actor,
  )
  return true
}
