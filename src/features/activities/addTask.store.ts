// Something to do that came from outside, such as from a visitor of the site: nobody entered it.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { localTime, today } from '#kit/db/days.ts'
import { add, save } from '#kit/db/save.ts'
import { textarea } from '#kit/fields/kinds.ts'
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

/** Adds a line to what came up today and is still to do; false where there is no such, or it is full. */
export async function addToTask(tx: Db, id: number, line: string): Promise<boolean> {
  const task = await tx
    .selectFrom('activity')
    .select('description')
    .where('id', '=', id)
    .where('done', '=', false)
    .where('deletedOn', 'is', null)
    .where(sql<SqlBool>`${localTime(sql`"createdOn"`)}::date = ${today}`)
    .forUpdate()
    .executeTakeFirst()
  const description = `${task?.description ?? ''}\n${line}`
  if (!task || description.length > textarea.maxLength) return false
  await save(tx, activityEntity, id, { actor: null, changes: { description } })
  return true
}
