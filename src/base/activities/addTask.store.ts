// Tasks that the system adds: for events from outside, such as visitors of the site, and as follow-ups of changes
// elsewhere.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { localTime, today } from '#kit/db/days.ts'
import type { Author } from '#kit/db/entity.ts'
import { add, save, softDelete } from '#kit/db/save.ts'
import { textarea } from '#kit/fields/kinds.ts'
import { formatLine, formatLines } from '#base/alerts/alertText.ts'
import type { TextStorageOptions, TextLine } from '#base/alerts/alertText.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { activityEntity } from './activities.store.ts'
import type { ActivityCategory } from './activityFields.contract.ts'
import { cutToDescription, taskTextsInAllLanguages } from './generatedTaskText.ts'

type Task = {
  record: RecordRef<ParentKind>
  /** Further records, linked after the first. */
  also?: readonly RecordRef<ParentKind>[]
  category: ActivityCategory
  /** Lines of its text, shown in each user's language. */
  said: readonly TextLine[]
  /** YYYY-MM-DD */
  date: string
  assignedTo: readonly number[]
}

export async function addTask(
  tx: Db,
  { record, also = [], assignedTo, said: lines, ...task }: Task,
  { translate, language }: TextStorageOptions,
  actor: Author = null,
): Promise<number> {
  const linked = [record, ...also]
  const said = {
    description: cutToDescription(formatLines(lines, language, translate)),
    said: taskTextsInAllLanguages(lines, translate),
  }
  const lists = {
    links: linked.map(({ entity, id }) => `${entity}/${id}`),
    assignedTo: [...assignedTo],
  }
  const activityId = await add(
    tx,
    activityEntity,
    { ...task, ...said, done: false, doneDate: null, ...lists },
    actor,
  )
  await tx
    .insertInto('activityLink')
    .values(
      linked.map(({ entity, id }, position) => ({ activityId, entity, entityId: id, position })),
    )
    .execute()
  if (assignedTo.length > 0)
    await tx
      .insertInto('activityAssigned')
      .values(assignedTo.map((accountId) => ({ activityId, accountId })))
      .execute()
  return activityId
}

/** Adds a line to a task that was created today and is still to do; false when there is none or its text is full. */
export async function addToTask(
  tx: Db,
  id: number,
  line: TextLine,
  { translate, language }: TextStorageOptions,
): Promise<boolean> {
  const task = await tx
    .selectFrom('activity')
    .select(['description', 'said'])
    .where('id', '=', id)
    .where('done', '=', false)
    .where('deletedOn', 'is', null)
    .where(sql<SqlBool>`${localTime(sql`"createdOn"`)}::date = ${today}`)
    .forUpdate()
    .executeTakeFirst()
  if (!task) return false
  const description = `${task.description ?? ''}\n${formatLine(line, language, translate)}`
  // In a rewritten text, the line is added in the agency's language.
  const said = task.said && taskTextsInAllLanguages([...task.said.lines, line], translate)
  const longest = Math.max(
    ...[description, ...Object.values(said?.texts ?? {})].map((text) => text.length),
  )
  if (longest >= textarea.maxLength) return false
  await save(tx, activityEntity, id, { actor: null, changes: { description, said } })
  return true
}

/** Deletes a task; 409 when somebody changed or completed it. */
export const removeTask = (tx: Db, id: number, version: number, actor: Author): Promise<void> =>
  softDelete(tx, activityEntity, id, actor, version)
