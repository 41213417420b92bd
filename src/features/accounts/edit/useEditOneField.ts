// One field of the account, changed where it is read.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { oneFieldEditor } from '#kit/form/oneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { accountsApi } from '../accounts.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { accountAnswered } from '../useAccount.ts'

export function useEditOneField(account: Account) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const id = String(account.id)
  return useMemo(
    () =>
      oneFieldEditor({
        choices: (fieldName) =>
          call(accountsApi.accountFieldChoices, { query: { id, fieldName } }, { quiet: true }),
        patch: async (body) => {
          const sent = { params: { id }, body }
          const saved = await call(accountsApi.patchAccount, sent, { quiet: true })
          accountAnswered(queryClient, saved, language)
        },
      }),
    [id, queryClient, language],
  )
}
