// State of editing in a list: which activity is open, and the actions on it.
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refresh } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { activitiesApi } from '../activities.contract.ts'
import type { BlankActivity } from '../activities.contract.ts'
import type { ParentKind } from '#base/register/records.contract.ts'

export function useActivityEditing() {
  const t = useText()
  const deleteWithUndo = useDelete()
  const [editedId, setEditedId] = useState<number | null>(null)
  const [blank, setBlank] = useState<BlankActivity | null>(null)

  const closed = () => {
    setEditedId(null)
    setBlank(null)
  }
  // Refresh only on closing: the list must not change around the open editor.
  const close = () => {
    closed()
    void refresh('activity')
  }
  return {
    editedId,
    blank,
    edit: setEditedId,
    close,
    start: async (entityType: ParentKind, id: number) =>
      setBlank(await call(activitiesApi.addActivity, { body: { entityType, id } })),
    remove: (id: number) => {
      const params = { id: String(id) }
      return deleteWithUndo({
        question: t('activity.deleteQuestion'),
        remove: () => call(activitiesApi.deleteActivity, { params }),
        removed: closed,
        text: t('activity.deleted'),
        restore: () => call(activitiesApi.restoreActivity, { params }),
      })
    },
  }
}
export type ActivityEditing = ReturnType<typeof useActivityEditing>
