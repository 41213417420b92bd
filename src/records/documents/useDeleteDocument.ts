import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { documentsApi } from './documents.contract.ts'
import type { Document } from './documents.contract.ts'

export function useDeleteDocument({ id, name }: Document) {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const params = { id: String(id) }
  return (leaving?: () => void): Promise<boolean> =>
    deleteRecord(
      {
        question: t('document.deleteQuestion'),
        title: name ?? '',
        remove: () => call(documentsApi.deleteDocument, { params }),
        text: t('document.deleted', { name: name ?? '' }),
        restore: () => call(documentsApi.restoreDocument, { params }),
      },
      leaving,
    )
}
