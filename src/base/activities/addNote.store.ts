// Notes that the system adds to records by itself, such as a mail that was sent.
import { add } from '#kit/db/save.ts'
import type { Author } from '#kit/db/entity.ts'
import { formatLines } from '#base/alerts/alertText.ts'
import type { TextStorageOptions, TextLine } from '#base/alerts/alertText.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { activityEntity } from './activities.store.ts'
import type { ActivityCategory } from './activityFields.contract.ts'
import { cutToDescription, taskTextsInAllLanguages } from './generatedTaskText.ts'

type Note = {
  /** Records that it is linked to; duplicates are ignored. */
  records: readonly RecordRef<ParentKind>[]
  /** Lines of its text, shown in each user's language. */
  said: readonly TextLine[]
  category?: ActivityCategory
  /** Time of completion; null for a plain note. */
  doneDate?: string | null
}

export async function addNote(
  tx: Db,
  { records, said: lines, category = 'undefined', doneDate = null }: Note,
  { translate, language }: TextStorageOptions,
  actor: Author,
): Promise<number> {
  const note = {
    category,
    description: cutToDescription(formatLines(lines, language, translate)),
    said: taskTextsInAllLanguages(lines, translate),
    date: null,
    done: doneDate === null ? null : true,
    doneDate,
    links: records.map(({ entity, id }) => `${entity}/${id}`),
    assignedTo: [],
  }
  const activityId = await add(tx, activityEntity, note, actor)
  await tx
    .insertInto('activityLink')
    .values(
      records.map(({ entity, id }, position) => ({ activityId, entity, entityId: id, position })),
    )
    .execute()
  return activityId
}
