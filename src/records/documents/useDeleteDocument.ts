import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { documentsApi } from './documents.contract.ts'
import type { Document } from './documents.contract.ts'

export const useDeleteDocument = ({ id, name }: Document) =>
  useDeleteRecord({
    id,
    remove: documentsApi.deleteDocument,
    restore: documentsApi.restoreDocument,
    question: 'document.deleteQuestion',
    title: name ?? '',
    text: 'document.deleted',
    params: { name: name ?? '' },
  })
