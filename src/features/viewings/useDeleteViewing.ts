import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/useDelete.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { viewingsApi } from './viewings.contract.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteViewing(id: number): () => Promise<boolean> {
  const t = useText()
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  const params = { id: String(id) }
  return () =>
    deleteWithUndo({
      question: t('viewing.deleteQuestion'),
      remove: () => call(viewingsApi.deleteViewing, { params }),
      removed: leave,
      text: t('viewing.deleted', { number: `V${id}` }),
      restore: () => call(viewingsApi.restoreViewing, { params }),
    })
}
