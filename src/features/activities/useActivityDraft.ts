// An activity being edited inline: saved as it is changed, and put back as it was on Cancel.
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '#kit/form/useDraft.ts'
import type { DraftOf } from '#kit/form/useDraft.ts'
import { call } from '#kit/http/call.ts'
import { activitiesApi } from './activities.contract.ts'
import type { Activity, BlankActivity } from './activities.contract.ts'

/** `id` is null until it is stored. */
export type EditedActivity = Omit<Activity, 'id'> & { id: number | null }

const edited = [
  'category',
  'description',
  'done',
  'date',
  'doneDate',
  'assignedTo',
  'links',
] as const

export function useActivityDraft(activity: Activity | BlankActivity) {
  const opened = useRef<EditedActivity>(activity)
  const given = useRef(false)
  const [touched, setTouched] = useState(false)
  const draft = useDraft<EditedActivity, EditedActivity>({
    entity: 'activity',
    key: activity.id ?? 'new',
    saved: activity,
    isNew: activity.id === null,
    // A new one that is given up before it was stored is never sent.
    save: async (patch, options) =>
      given.current ? opened.current : call(activitiesApi.saveActivity, { body: patch }, options),
  })
  useEffect(() => draft.store.onEdit(() => setTouched(true)), [draft.store])

  const storedId = () => draft.store.snapshot().values['id'] as number | null
  const giveUp = async () => {
    if (!touched) return
    if (activity.id !== null) return putBack(draft, opened.current)
    if (draft.store.snapshot().state === 'saving') await draft.flush()
    const id = storedId()
    if (id) await call(activitiesApi.deleteActivity, { params: { id: String(id) } })
    given.current = true
  }
  return { draft, touched, giveUp }
}

async function putBack(draft: DraftOf<EditedActivity>, before: EditedActivity): Promise<void> {
  for (const name of edited) draft.set(name, before[name] as never)
  await draft.flush()
}
