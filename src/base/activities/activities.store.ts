// Triggers on "activity": totalsAdded, totalsRemoved and totalsChanged maintain the row counts of the lists
// (keepTotals.sql); keepLeadStepsOfActivity maintains the planned step of leads (keepLeadSteps.sql).
import { entityOf } from '#base/backend/entity.ts'
import { agencyNow, instantNow } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import type { Stored } from '#kit/db/entity.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { isAssignable } from '#base/people/chosenAccounts.store.ts'
import { attachFiles } from '#base/files/attachFiles.store.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import { mustChange, mustOpen, mustRestore, titlesOf } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Activity, ActivityUpdate, BlankActivity, OwnTask } from './activities.contract.ts'
import { activityFields } from './activityFields.contract.ts'
import { assignedOf, linksOf, writeAssigned, writeLinks } from './activityLists.store.ts'
import { readActivity } from './readActivities.store.ts'
import { isGeneratedText } from './generatedTaskText.ts'

export const activityEntity = entityOf({
  table: 'activity',
  entity: 'Activity',
  fields: activityFields,
  beside: ['links', 'assignedTo'],
  kept: ['said'],
})

type ActivityRecord = Stored & Record<string, unknown> & Pick<Activity, 'done' | 'doneDate'>

/** A new activity for a record, to be edited and then saved; nothing is stored yet. */
export async function blankActivityFor(
  db: Db,
  record: RecordRef<ParentKind>,
  actor: Actor,
): Promise<BlankActivity> {
  const [[description], creator] = await Promise.all([
    titlesOf(db, [record], 'id', actor.language),
    db.selectFrom('account').select('name').where('id', '=', actor.accountId).executeTakeFirst(),
  ])
  await mustOpen(db, record, actor)
  const now = instantNow()
  const createdBy = creator?.name ?? null
  return {
    id: null,
    version: 0,
    category: 'undefined',
    description: null,
    done: null,
    date: null,
    doneDate: null,
    assignedTo: [],
    links: [{ ...record, description: description! }],
    files: [],
    createdOn: now,
    createdBy,
    createdById: actor.accountId,
    canEdit: true,
    modifiedOn: now,
    modifiedBy: createdBy,
  }
}

/** 404 when it does not exist or was deleted, 403 when the actor may open none of its records. */
export async function getActivity(db: Db, id: number, actor: Actor): Promise<Activity> {
  await mustOpen(db, { entity: 'Activity', id }, actor)
  return readActivity(db, id, actor)
}

/** Adds an activity, or updates the one with the input's ID. */
export function saveActivity(db: Db, input: ActivityUpdate, actor: Actor): Promise<Activity> {
  return db.transaction().execute(async (tx) => {
    const attached = async (id: number) => {
      await attachFiles(tx, 'Activity', id, input.addedFiles, actor, { field: 'addedFiles' })
      return id
    }
    const id =
      input.id == null
        ? await addOnce(tx, activityEntity, actor, async () =>
            attached(await store(tx, input, actor)),
          )
        : await attached(await change(tx, { ...input, id: input.id }, actor))
    return readActivity(tx, id, actor)
  })
}

/** Adds a task at a record for the actor. */
export const addOwnTask = (
  db: Db,
  { entityType: entity, id, ...task }: OwnTask,
  actor: Actor,
): Promise<Activity> =>
  saveActivity(
    db,
    { ...task, done: false, links: [{ entity, id }], assignedTo: [{ id: actor.accountId }] },
    actor,
  )

async function store(tx: Db, input: ActivityUpdate, actor: Actor): Promise<number> {
  const { links = [], assignedTo: chosen = [] } = listsOf(input)
  // A task always has an assignee.
  const isOwn =
    input.done === false && chosen.length === 0 && (await isAssignable(tx, actor.accountId))
  const assignedTo = isOwn ? [actor.accountId] : chosen
  if (links.length === 0) throw badInput({ links: ['problem.required'] })
  const values = Object.fromEntries(
    Object.keys(activityFields).map((name) => [
      name,
      input[name as keyof typeof activityFields] ?? null,
    ]),
  )
  const complete = {
    ...values,
    category: input.category ?? 'undefined',
    ...completedNow({}, input),
  }
  const id = await add(tx, activityEntity, { ...complete, links, assignedTo }, actor)
  await writeLinks(tx, id, [], links, actor)
  await writeAssigned(tx, id, [], assignedTo)
  return id
}

async function change(
  tx: Db,
  input: ActivityUpdate & { id: number },
  actor: Actor,
): Promise<number> {
  const { id, description, ...rest } = input
  const row = await lock(tx, activityEntity, id)
  await mustChange(tx, { entity: 'Activity', id }, actor)
  const whole = { ...row, links: await linksOf(tx, id), assignedTo: await assignedOf(tx, id) }
  // A generated text that comes back unchanged is not a rewrite.
  const readBefore = rest.version != null && rest.version < row.version
  const isRewritten =
    description !== undefined && !isGeneratedText(row.said, description, readBefore)
  const requested = {
    ...rest,
    ...(isRewritten && { description }),
    version: input.version ?? undefined,
    ...listsOf(input),
  }
  const current = () => readActivity(tx, id, actor)
  const { before, changes } = await save(tx, activityEntity, whole, {
    actor,
    changes: async (before) => {
      const changes = await requestedChanges(tx, activityEntity, before, requested, current)
      const said = changes.description === undefined ? {} : { said: null }
      return { ...changes, ...said, ...completedNow(before, changes) }
    },
  })
  if (changes.links) await writeLinks(tx, id, before.links, changes.links as string[], actor)
  if (changes.assignedTo)
    await writeAssigned(tx, id, before.assignedTo, changes.assignedTo as number[])
  return id
}

// Links as 'Account/5' and people by ascending ID, as they are compared and logged.
function listsOf({ links, assignedTo }: ActivityUpdate) {
  const unique = <T>(values: T[]) => [...new Set(values)]
  return {
    ...(links && { links: unique(links.map(({ entity, id }) => `${entity}/${id}`)) }),
    ...(assignedTo && { assignedTo: unique(assignedTo.map(({ id }) => id)).sort((a, b) => a - b) }),
  }
}

/** A completed activity gets the current time, unless a time is given; a reopened one loses it. */
function completedNow(
  before: Partial<ActivityRecord>,
  changes: { done?: unknown; doneDate?: unknown },
) {
  if (changes.done === undefined || changes.doneDate != null) return {}
  if (changes.done === true) return { doneDate: agencyNow() }
  return before.doneDate ? { doneDate: null } : {}
}

export const deleteActivity = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Activity', id }, actor)
    await softDelete(tx, activityEntity, id, actor)
  })

export const restoreActivity = (db: Db, id: number, actor: Actor): Promise<Activity> =>
  db.transaction().execute(async (tx) => {
    await mustRestore(tx, { entity: 'Activity', id }, actor)
    await restore(tx, activityEntity, id, actor)
    return readActivity(tx, id, actor)
  })
