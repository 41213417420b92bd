import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { paths } from '#features/paths.ts'
import { accountsApi } from '../accounts.contract.ts'
import { accountGone } from '../useAccount.ts'

/** Splits an account off the one that it was merged into, and opens it. */
export function useUnmerge(): (duplicateId: number, keptId: number) => Promise<void> {
  const t = useText()
  const go = useGo()
  const queryClient = useQueryClient()
  return async (duplicateId, keptId) => {
    const { name } = await call(accountsApi.unmergeAccounts, {
      params: { id: String(duplicateId) },
    })
    for (const id of [duplicateId, keptId]) accountGone(queryClient, id)
    showNotice({ message: t('accounts.merge.undone', { name }) })
    go(paths.account(duplicateId))
  }
}
