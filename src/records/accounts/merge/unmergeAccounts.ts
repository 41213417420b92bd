// Undoes a merge: both accounts have their own values and records again. Edits since the merge are kept.
import type { Diff } from '#kit/db/diff.ts'
import { differencesBetween } from '#kit/db/diff.ts'
import { lock, lockDeleted, save } from '#kit/db/save.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { mergeParts } from '#base/register/mergePart.ts'
import { someoneMustAdminister } from '#base/session/roles/userRole.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Account } from '../accounts.contract.ts'
import { accountEntity } from '../accounts.store.ts'
import { readAccount } from '../view/accountView.store.ts'
import { lockMerge, markUndone } from './accountMerges.store.ts'
import type { Merge } from './accountMerges.store.ts'
import { mayMerge } from './mayMerge.ts'
import { returnReferences } from './moveReferences.store.ts'

/**
 * Restores the merged account and returns it. 404 when it was not merged, or when the kept account is deleted
 * or was itself merged: that must be undone first.
 */
export function unmergeAccounts(db: Db, duplicateId: number, actor: Actor): Promise<Account> {
  return db.transaction().execute(async (tx) => {
    const merge = await lockMerge(tx, duplicateId)
    const kept = await lock(tx, accountEntity, merge.keptId)
    const duplicate = await lockDeleted(tx, accountEntity, duplicateId)
    if (!duplicate.mergedIntoId) throw notFound()
    for (const each of [kept, duplicate]) await mayMerge(tx, each, actor)
    await returnEverything(tx, merge, actor)
    const options = { actor, action: 'unmerge' }
    await save(tx, accountEntity, kept, { ...options, changes: fieldsBack(kept, merge.fields) })
    await save(tx, accountEntity, duplicate, { ...options, changes: undeleted })
    await markUndone(tx, merge.id, actor)
    if (kept.role === 'admin') await someoneMustAdminister(tx, 'id')
    return readAccount(tx, duplicateId, actor.language)
  })
}

const undeleted = { mergedIntoId: null, deletedOn: null, deletedById: null }

/** Restores the fields that the merge changed, except those edited since. */
function fieldsBack(kept: Record<string, unknown>, { attributes, previous }: Diff) {
  const editedSince = differencesBetween(kept, attributes)
  return Object.fromEntries(
    Object.entries(previous).filter(([name]) => !Object.hasOwn(editedSince, name)),
  )
}

async function returnEverything(tx: Db, merge: Merge, actor: Actor): Promise<void> {
  const { moved } = merge
  await returnReferences(tx, moved.references, merge)
  for (const { name, giveBack } of mergeParts()) await giveBack?.(tx, moved[name], merge, actor)
}
