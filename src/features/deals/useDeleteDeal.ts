import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/useDelete.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { dealsApi } from './deals.contract.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteDeal(id: number): () => Promise<boolean> {
  const t = useText()
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  const params = { id: String(id) }
  return () =>
    deleteWithUndo({
      question: t('deal.deleteQuestion'),
      remove: () => call(dealsApi.deleteDeal, { params }),
      removed: leave,
      text: t('deal.deleted', { id }),
      restore: () => call(dealsApi.restoreDeal, { params }),
    })
}
