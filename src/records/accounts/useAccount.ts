// One account from the server, kept up to date in every place that shows it.
import type { Change } from '#kit/http/call.ts'
import { callOf, gone, useAnswer } from '#kit/http/queries.ts'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'

/** Asks for nothing while there is no number. */
export const useAccount = (id: number | null) =>
  useAnswer(
    accountsApi.viewAccount,
    { params: { id: String(id) } },
    {
      takes: (known, change) => taken(known, change, id),
      enabled: id !== null,
    },
  )

/** What a save answered is the account as it is now. */
function taken(
  known: Account,
  change: Change,
  asked: number | null,
): Account | typeof gone | undefined {
  const saved = callOf(change, accountsApi.saveAccount) ?? callOf(change, accountsApi.patchAccount)
  const merged = callOf(change, accountsApi.mergeAccounts)
  const unmerged = callOf(change, accountsApi.unmergeAccounts)
  const deleted = callOf(change, accountsApi.deleteAccount)
  if (deleted?.sent.params.id === String(known.id)) return gone
  // It is no longer what was known of it: that it is another.
  if (unmerged && known.id !== asked) return gone
  if (merged?.sent.body.duplicateId === known.id) return gone
  const now = (saved ?? merged)?.answer
  return now?.id === known.id ? now : undefined
}
