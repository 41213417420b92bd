import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { useConfirm } from '#kit/ui/useConfirm.ts'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'
import { accountGone, accountsChanged } from './useAccount.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteAccount({ id, name }: Account): () => Promise<void> {
  const t = useText()
  const confirm = useConfirm()
  const leave = useLeave()
  const queryClient = useQueryClient()
  const params = { id: String(id) }

  return async () => {
    const sure = await confirm({
      text: t('account.deleteQuestion'),
      confirmText: t('kit.delete'),
      danger: true,
    })
    if (!sure) return
    await call(accountsApi.deleteAccount, { params })
    leave()
    accountGone(queryClient, id)
    showUndo({
      text: t('account.deleted', { name }),
      undoText: t('kit.undo'),
      undo: async () => {
        await call(accountsApi.restoreAccount, { params })
        accountsChanged(queryClient)
      },
    })
  }
}
