// Draft of an activity that is edited inline: saved on every change, and restored by Cancel.
import { useRef } from 'react'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { call } from '#kit/http/call.ts'
import { activitiesApi } from '../activities.contract.ts'
import type { Activity, BlankActivity } from '../activities.contract.ts'

/** `id` is null until the activity is stored. */
export type EditedActivity = Omit<Activity, 'id'> & { id: number | null }
export type ActivityDraft = DraftOf<EditedActivity>

const editedFields = [
  'category',
  'description',
  'done',
  'date',
  'doneDate',
  'assignedTo',
  'links',
] as const

/** Undoes all changes since the editor was opened with `activity`; a new activity is deleted. */
export function useGiveUp(activity: Activity | BlankActivity) {
  const opened = useRef<EditedActivity>(activity)
  return async (draft: ActivityDraft) => {
    if (activity.id !== null) return putBack(draft, opened.current)
    if (draft.store.snapshot().state === 'saving') await draft.flush()
    const id = draft.store.snapshot().values['id'] as number | null
    draft.discard()
    if (id)
      await call(activitiesApi.deleteActivity, { params: { id: String(id) } }, { unheard: true })
    return true
  }
}

function putBack(draft: ActivityDraft, before: EditedActivity): Promise<boolean> {
  const restore = <Name extends (typeof editedFields)[number]>(name: Name) =>
    draft.set(name, before[name])
  for (const name of editedFields) restore(name)
  return draft.flush()
}
