import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'

export function useDeleteObject({ id, referenceNumber }: ObjectEntity): () => Promise<boolean> {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const params = { id: String(id) }

  return () =>
    deleteRecord({
      question: t('object.deleteQuestion', { number: referenceNumber }),
      remove: () => call(objectsApi.deleteObject, { params }),
      text: t('object.deleted', { number: referenceNumber }),
      restore: () => call(objectsApi.restoreObject, { params }),
    })
}
