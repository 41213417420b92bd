// Loads one account, and keeps it up to date everywhere it is shown.
import type { Change } from '#kit/http/call.ts'
import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { accountsApi } from './accounts.contract.ts'
import type { Account } from './accounts.contract.ts'

/** Sends no request while `id` is null. */
export const useAccount = (id: number | null) =>
  useAnswer(
    accountsApi.viewAccount,
    { params: { id: String(id) } },
    {
      takes: (account, change) => afterChange(account, change, id),
      enabled: id !== null,
    },
  )

/** Takes the account from the response to a change, so that it need not be loaded again. */
function afterChange(
  account: Account,
  change: Change,
  requestedId: number | null,
): Account | typeof deletedMarker | undefined {
  const saved = callOf(change, accountsApi.saveAccount) ?? callOf(change, accountsApi.patchAccount)
  const merged = callOf(change, accountsApi.mergeAccounts)
  const unmerged = callOf(change, accountsApi.unmergeAccounts)
  const deleted = callOf(change, accountsApi.deleteAccount)
  if (deleted?.sent.params.id === String(account.id)) return deletedMarker
  // The requested account had been merged into this one; now it is separate again.
  if (unmerged && account.id !== requestedId) return deletedMarker
  if (merged?.sent.body.duplicateId === account.id) return deletedMarker
  const now = (saved ?? merged)?.answer
  return now?.id === account.id ? now : undefined
}
