import type { Actor } from '#kit/http/endpoint.ts'
import { mustSeeParts } from '#base/register/hiddenParts.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { mayChange, mayOpen } from '../accountRules.ts'

type AccountToCheck = Parameters<typeof mayOpen>[0] & { id: number }

/** Merging and unmerging require this of both accounts: 403 otherwise. */
export async function mayMerge(tx: Db, account: AccountToCheck, actor: Actor): Promise<void> {
  mayOpen(account, actor)
  mayChange(account, {}, actor)
  await mustSeeParts(tx, { entity: 'Account', id: account.id }, actor)
}
