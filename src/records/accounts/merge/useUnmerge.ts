import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountsApi } from '../accounts.contract.ts'

/** Undoes the merge of an account, and opens it. */
export function useUnmerge(): (duplicateId: number) => Promise<void> {
  const t = useText()
  const go = useGo()
  return async (duplicateId) => {
    const { name } = await call(accountsApi.unmergeAccounts, {
      params: { id: String(duplicateId) },
    })
    showNotice({ message: t('accounts.merge.undone', { name }) })
    go(accountPaths.account(duplicateId))
  }
}
