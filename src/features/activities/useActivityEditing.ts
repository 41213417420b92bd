// Which activity of a list is being edited, and what happens around it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { useConfirm } from '#kit/ui/useConfirm.ts'
import { homeApi } from '#features/home/home.contract.ts'
import { activitiesApi } from './activities.contract.ts'
import type { BlankActivity } from './activities.contract.ts'
import type { RecordKind } from './entityKinds.contract.ts'

export function useActivityEditing() {
  const t = useText()
  const confirm = useConfirm()
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
    start: async (entityType: RecordKind, id: number) =>
      setBlank(await call(activitiesApi.addActivity, { body: { entityType, id } })),
    remove: async (id: number) => {
      const sure = await confirm({
        text: t('activity.deleteQuestion'),
        confirmText: t('kit.delete'),
        danger: true,
      })
      if (!sure) return
      const params = { id: String(id) }
      await call(activitiesApi.deleteActivity, { params })
      close()
      showUndo({
        text: t('activity.deleted'),
        undoText: t('kit.undo'),
        undo: async () => {
          await call(activitiesApi.restoreActivity, { params })
          reload()
        },
      })
    },
  }
}
export type ActivityEditing = ReturnType<typeof useActivityEditing>
