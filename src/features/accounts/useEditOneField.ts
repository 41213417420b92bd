// One field of the account, changed where it is read.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#kit/http/call.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'
import { accountAnswered } from './useAccount.ts'

export function useEditOneField({ id }: Account) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return useMemo(
    () => ({
      loadField: async (fieldName: string) => {
        const query = { id: String(id), fieldName }
        const { selectList } = await call(
          accountsApi.accountFieldChoices,
          { query },
          { quiet: true },
        )
        return { options: selectList }
      },
      saveField: async (name: string, value: unknown) => {
        const body = [{ op: 'replace' as const, path: `/${name}`, value }]
        const sent = { params: { id: String(id) }, body }
        const saved = await call(accountsApi.patchAccount, sent, { quiet: true })
        accountAnswered(queryClient, saved, language)
      },
    }),
    [id, queryClient, language],
  )
}
