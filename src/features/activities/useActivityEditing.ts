// Which activity of a list is being edited, and what happens around it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/useDelete.ts'
import { homeApi } from '#features/home/home.contract.ts'
import { activitiesApi } from './activities.contract.ts'
import type { BlankActivity } from './activities.contract.ts'
import type { ParentKind } from '#features/records/records.contract.ts'

export function useActivityEditing() {
  const t = useText()
  const deleteWithUndo = useDelete()
  const queryClient = useQueryClient()
  const [editedId, setEditedId] = useState<number | null>(null)
  const [blank, setBlank] = useState<BlankActivity | null>(null)

  const reload = () => {
    for (const { path } of [
      activitiesApi.listActivities,
      activitiesApi.searchActions,
      homeApi.getHome,
    ])
      void queryClient.invalidateQueries({ queryKey: [path] })
  }
  const close = () => {
    setEditedId(null)
    setBlank(null)
    reload()
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
        removed: close,
        text: t('activity.deleted'),
        restore: async () => {
          await call(activitiesApi.restoreActivity, { params })
          reload()
        },
      })
    },
  }
}
export type ActivityEditing = ReturnType<typeof useActivityEditing>
