import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { viewingsApi } from './viewings.contract.ts'

export function useDeleteViewing(id: number): (leaving: () => void) => Promise<boolean> {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const params = { id: String(id) }
  return (leaving) =>
    deleteRecord(
      {
        question: t('viewing.deleteQuestion'),
        remove: () => call(viewingsApi.deleteViewing, { params }),
        text: t('viewing.deleted', { number: `V${id}` }),
        restore: () => call(viewingsApi.restoreViewing, { params }),
      },
      leaving,
    )
}
