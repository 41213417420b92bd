import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { transactionsApi } from './transactions.contract.ts'
import type { IncomeForm } from './transactions.contract.ts'

type Stored = Pick<IncomeForm, 'id' | 'displayFields'>

export function useDeleteTransaction(isDebit: boolean, { id, displayFields }: Stored) {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const number = displayFields.referenceNumber ?? ''
  const params = { id: String(id) }
  return (leaving: () => void): Promise<boolean> =>
    deleteRecord(
      {
        question: t(isDebit ? 'payment.deleteExpense' : 'payment.deleteIncome'),
        remove: () => call(transactionsApi.deleteTransaction, { params }),
        text: t(isDebit ? 'payment.deletedExpense' : 'payment.deletedIncome', { number }),
        restore: () => call(transactionsApi.restoreTransaction, { params }),
      },
      leaving,
    )
}
