import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/useDelete.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { leadsApi } from './leads.contract.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteLead(id: number): () => Promise<boolean> {
  const t = useText()
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  const params = { id: String(id) }

  return () =>
    deleteWithUndo({
      question: t('lead.deleteQuestion'),
      remove: () => call(leadsApi.deleteLead, { params }),
      removed: leave,
      text: t('lead.deleted', { number: id }),
      restore: () => call(leadsApi.restoreLead, { params }),
    })
}
