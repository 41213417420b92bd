import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { useConfirm } from '#kit/ui/useConfirm.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'
import { objectGone, objectsChanged } from './useObject.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteObject({
  id,
  referenceNumber: number,
}: ObjectEntity): () => Promise<void> {
  const t = useText()
  const confirm = useConfirm()
  const leave = useLeave()
  const queryClient = useQueryClient()
  const params = { id: String(id) }

  return async () => {
    const sure = await confirm({
      text: t('object.deleteQuestion', { number }),
      confirmText: t('kit.delete'),
      danger: true,
    })
    if (!sure) return
    await call(objectsApi.deleteObject, { params })
    leave()
    objectGone(queryClient, id)
    showUndo({
      text: t('object.deleted', { number }),
      undoText: t('kit.undo'),
      undo: async () => {
        await call(objectsApi.restoreObject, { params })
        objectsChanged(queryClient)
      },
    })
  }
}
