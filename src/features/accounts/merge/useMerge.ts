import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { accountsApi } from '../accounts.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { chosenValues } from './mergeRows.ts'
import type { Choices, MergeRow } from './mergeRows.ts'
import { accountAnswered, accountGone } from '../useAccount.ts'

type Merge = { kept: Account; duplicate: Account; rows: readonly MergeRow[]; choices: Choices }

/** Makes the two one, and goes back. The version tells the server what the choice was made upon. */
export function useMerge({ kept, duplicate, rows, choices }: Merge) {
  const t = useText()
  const leave = useLeave()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const account = { ...chosenValues(rows, choices), id: kept.id, version: kept.version }
      const body = { account, duplicateId: duplicate.id }
      return call(accountsApi.mergeAccounts, { body }, { quiet: true })
    },
    onSuccess: (account) => {
      accountGone(queryClient, duplicate.id)
      accountAnswered(queryClient, account, language)
      showNotice({ message: t('accounts.merge.done', { name: account.name }) })
      leave()
    },
  })
  return { merge: () => mutate(), busy: isPending, failure: error?.message }
}
