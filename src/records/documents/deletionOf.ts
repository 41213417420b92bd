import type { RecordDeletion } from '#kit/ui/confirm/useDeleteRecord.ts'
import { documentsApi } from './documents.contract.ts'
import type { Document } from './documents.contract.ts'

export const deletionOf = ({ id, name }: Document): RecordDeletion => ({
  id,
  remove: documentsApi.deleteDocument,
  restore: documentsApi.restoreDocument,
  question: 'document.deleteQuestion',
  title: name ?? '',
  text: 'document.deleted',
  params: { name: name ?? '' },
})
