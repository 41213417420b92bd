// Undoes the changes of a step, unless somebody has changed the records since.
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, conflict, Problem } from '#kit/http/problem.ts'
import { removeTask } from '#base/activities/addTask.store.ts'
import { saveLead } from '#records/leads/leads.store.ts'
import { saveObject } from '#records/objects/objects.store.ts'
import { changeLink, unlinkAccount } from '#records/objects/people/objectAccounts.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Changed } from './situation.store.ts'

type Undo = (tx: Db, changed: Changed, actor: Actor) => Promise<unknown>

const undo: Record<Changed['entity'], Undo> = {
  Object: (tx, { id, version, before }, actor) => saveObject(tx, { id, version, ...before }, actor),
  ObjectAccount: (tx, { id, version, before }, actor) =>
    before === null
      ? unlinkAccount(tx, id, version, actor)
      : changeLink(tx, id, { version, ...before }, actor),
  Demand: (tx, { id, version, before }, actor) => saveLead(tx, { id, version, ...before }, actor),
  Activity: (tx, { id, version }, actor) => removeTask(tx, id, version, actor),
}

/**
 * Undoes the last change first. 403 when the actor may not change one of the records, 409 when one was changed or
 * deleted since.
 */
export async function undoChanges(tx: Db, changes: readonly Changed[], actor: Actor) {
  for (const changed of changes.toReversed()) {
    try {
      await mustChange(tx, changed, actor)
      await undo[changed.entity](tx, changed, actor)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      throw error.status === 403 ? accessDenied() : conflict('followUp.changed')
    }
  }
}
