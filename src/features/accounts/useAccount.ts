// One account from the server, kept up to date in every place that shows it.
import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { accountListsApi } from './list/accountLists.contract.ts'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'

/** The names of lists in it come in the person's language. */
const keyOf = (id: number, language: string) => [accountsApi.viewAccount.path, id, language]

export function useAccount(id: number) {
  const language = useLanguage()
  return useQuery({
    queryKey: keyOf(id, language),
    queryFn: ({ signal }) =>
      call(accountsApi.viewAccount, { params: { id: String(id) } }, { signal, quiet: true }),
  })
}

/** What a save answered is shown at once; the lists are asked again when they are next seen. */
export function accountAnswered(queryClient: QueryClient, account: Account, language: string) {
  queryClient.setQueryData(keyOf(account.id, language), account)
  accountsChanged(queryClient)
}

export function accountsChanged(queryClient: QueryClient) {
  for (const { path } of Object.values(accountListsApi))
    void queryClient.invalidateQueries({ queryKey: [path] })
}

export const accountGone = (queryClient: QueryClient, id: number) => {
  queryClient.removeQueries({ queryKey: [accountsApi.viewAccount.path, id] })
  accountsChanged(queryClient)
}
