import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { accountsApi } from '../accounts.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { chosenValues } from './mergeRows.ts'
import type { Choices, MergeRow } from './mergeRows.ts'
import { useUnmerge } from './useUnmerge.ts'

type MergeOptions = {
  kept: Account
  duplicate: Account
  rows: readonly MergeRow[]
  choices: Choices
}

/**
 * Merges the two accounts, opens the kept one, and offers to undo. `version` is the one the user saw when
 * choosing, so that the server can detect conflicts.
 */
export function useMerge({ kept, duplicate, rows, choices }: MergeOptions) {
  const t = useText()
  const go = useGo()
  const unmerge = useUnmerge()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const account = { ...chosenValues(rows, choices), id: kept.id, version: kept.version }
      const body = { account, duplicateId: duplicate.id }
      return call(accountsApi.mergeAccounts, { body }, { quiet: true })
    },
    onSuccess: (account) => {
      go(accountPaths.account(account.id), { replace: true })
      showUndo({
        text: t('accounts.merge.done', { name: account.name }),
        undoText: t('kit.undo'),
        undo: () => unmerge(duplicate.id),
      })
    },
  })
  return { merge: () => mutate(), busy: isPending, failure: error?.message, resetFailure: reset }
}
