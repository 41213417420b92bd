// Something to do that came from outside, such as from a visitor of the site: nobody entered it.
import { add } from '#kit/db/save.ts'
import type { ParentKind, RecordRef } from '#features/records/records.contract.ts'
import type { Db } from '../backend.ts'
import { activityEntity } from './activities.store.ts'
import type { ActivityCategory } from './activityFields.contract.ts'

type Task = {
  record: RecordRef<ParentKind>
  category: ActivityCategory
  description: string
  /** YYYY-MM-DD */
  date: string
  assignedTo: readonly number[]
}

export async function addTask(tx: Db, { record, assignedTo, ...task }: Task): Promise<number> {
  const { entity, id } = record
  const lists = { links: [`${entity}/${id}`], assignedTo: [...assignedTo] }
  const activityId = await add(
    tx,
    activityEntity,
    { ...task, done: false, doneDate: null, ...lists },
    null,
  )
  await tx
    .insertInto('activityLink')
    .values({ activityId, entity, entityId: id, position: 0 })
    .execute()
  if (assignedTo.length > 0)
    await tx
      .insertInto('activityAssigned')
      .values(assignedTo.map((accountId) => ({ activityId, accountId })))
      .execute()
  return activityId
}
