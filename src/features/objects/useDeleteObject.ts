import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/useDelete.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteObject({ id, referenceNumber }: ObjectEntity): () => Promise<boolean> {
  const t = useText()
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  const params = { id: String(id) }

  return () =>
    deleteWithUndo({
      question: t('object.deleteQuestion', { number: referenceNumber }),
      remove: () => call(objectsApi.deleteObject, { params }),
      removed: leave,
      text: t('object.deleted', { number: referenceNumber }),
      restore: () => call(objectsApi.restoreObject, { params }),
    })
}
