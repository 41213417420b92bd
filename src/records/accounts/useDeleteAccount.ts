import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'

export function useDeleteAccount({ id, name }: Account): () => Promise<boolean> {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const params = { id: String(id) }

  return () =>
    deleteRecord({
      question: t('account.deleteQuestion'),
      remove: () => call(accountsApi.deleteAccount, { params }),
      text: t('account.deleted', { name }),
      restore: () => call(accountsApi.restoreAccount, { params }),
    })
}
