import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/useDelete.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteAccount({ id, name }: Account): () => Promise<boolean> {
  const t = useText()
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  const params = { id: String(id) }

  return () =>
    deleteWithUndo({
      question: t('account.deleteQuestion'),
      remove: () => call(accountsApi.deleteAccount, { params }),
      removed: leave,
      text: t('account.deleted', { name }),
      restore: () => call(accountsApi.restoreAccount, { params }),
    })
}
