// The lists of an activity: linked records and assigned people.
// Triggers on "activityLink": usedObjectIsNotBlank (blankObjects.sql); keepLeadStepsOfNewLinks and
// keepLeadStepsOfGoneLinks maintain the planned step of leads (keepLeadSteps.sql).
// Trigger on "activityLink": refuseLate refuses records of people whose data was erased meanwhile (refuseLate.sql).
// Trigger on "activityAssigned": refuseLate does the same (refuseLate.sql).
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { mustBeAssignable } from '#base/people/chosenAccounts.store.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import { mustChangeAll, titlesOf } from '#base/register/records.store.ts'
import { titleOfParent } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** The visible links, such as 'Account/5', in order; links to deleted records are left out. */
export async function linksOf(tx: Db, activityId: number): Promise<string[]> {
  const { rows } = await sql<{ link: string }>`
    SELECT l."entity" || '/' || l."entityId" AS "link"
    FROM "activityLink" l CROSS JOIN LATERAL (${titleOfParent(sql`l."entity"`, sql`l."entityId"`)}) d
    WHERE l."activityId" = ${activityId}
    ORDER BY l."position", l."entity", l."entityId"
  `.execute(tx)
  return rows.map(({ link }) => link)
}

/**
 * 400 when the first link would be removed or a new link leads to no record; 403 when a new link leads to a record that
 * the actor may not change.
 */
export async function writeLinks(
  tx: Db,
  activityId: number,
  before: string[],
  wanted: string[],
  actor: Actor,
): Promise<void> {
  const [first] = before
  if (first !== undefined && !wanted.includes(first))
    throw badInput({ links: ['activity.onlyLink'] }, 'activity.onlyLink')
  const added = wanted.filter((link) => !before.includes(link)).map(recordOf)
  await titlesOf(tx, added, 'links')
  await mustChangeAll(tx, added, actor)
  const removed = before.filter((link) => !wanted.includes(link))
  if (removed.length > 0)
    await sql`
      DELETE FROM "activityLink"
      WHERE "activityId" = ${activityId} AND "entity" || '/' || "entityId" = ANY(${removed}::text[])
    `.execute(tx)
  const inOrder = first === undefined ? wanted : [first, ...wanted.filter((link) => link !== first)]
  await tx
    .insertInto('activityLink')
    .values(
      inOrder
        .map(recordOf)
        .map(({ entity, id }, position) => ({ activityId, entity, entityId: id, position })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['activityId', 'entity', 'entityId'])
        .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute()
}

/** Reads a link, such as `Demand/5`. */
export function recordOf(link: string): RecordRef<ParentKind> {
  const [entity, id] = link.split('/') as [ParentKind, string]
  return { entity, id: Number(id) }
}

/** IDs of the assigned people, ascending; deleted accounts are left out. */
export async function assignedOf(tx: Db, activityId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('activityAssigned as s')
    .innerJoin('account as p', 'p.id', 's.accountId')
    .select('p.id')
    .where('s.activityId', '=', activityId)
    .where('p.deletedOn', 'is', null)
    .orderBy('p.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** 400 when an added person is neither an employee nor a specialist. */
export async function writeAssigned(
  tx: Db,
  activityId: number,
  before: number[],
  wanted: number[],
): Promise<void> {
  const added = wanted.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !wanted.includes(id))
  await mustBeAssignable(tx, added)
  if (removed.length > 0)
    await tx
      .deleteFrom('activityAssigned')
      .where('activityId', '=', activityId)
      .where('accountId', 'in', removed)
      .execute()
  if (added.length > 0)
    await tx
      .insertInto('activityAssigned')
      .values(added.map((accountId) => ({ activityId, accountId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
