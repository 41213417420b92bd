import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { leadsApi } from './leads.contract.ts'

export function useDeleteLead(id: number): () => Promise<boolean> {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const params = { id: String(id) }

  return () =>
    deleteRecord({
      question: t('lead.deleteQuestion'),
      remove: () => call(leadsApi.deleteLead, { params }),
      text: t('lead.deleted', { number: id }),
      restore: () => call(leadsApi.restoreLead, { params }),
    })
}
