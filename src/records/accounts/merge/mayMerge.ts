import type { Actor } from '#kit/http/endpoint.ts'
import { mustSeeParts } from '#base/register/hiddenParts.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { mayChange, mayOpen } from '../accountRules.ts'

type Merged = Parameters<typeof mayOpen>[0] & { id: number }

/** What a merge and its undoing ask of each of the two accounts: 403 otherwise. */
export async function mayMerge(tx: Db, account: Merged, actor: Actor): Promise<void> {
  mayOpen(account, actor)
  mayChange(account, {}, actor)
  await mustSeeParts(tx, { entity: 'Account', id: account.id }, actor)
}
