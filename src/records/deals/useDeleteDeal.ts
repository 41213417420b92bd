import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { dealsApi } from './deals.contract.ts'

export function useDeleteDeal(id: number): (leaving: () => void) => Promise<boolean> {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const params = { id: String(id) }
  return (leaving) =>
    deleteRecord(
      {
        question: t('deal.deleteQuestion'),
        remove: () => call(dealsApi.deleteDeal, { params }),
        text: t('deal.deleted', { id }),
        restore: () => call(dealsApi.restoreDeal, { params }),
      },
      leaving,
    )
}
