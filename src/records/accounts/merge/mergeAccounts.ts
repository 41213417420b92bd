// Merges two accounts of one person. The kept account takes the chosen values and everything that refers to the
// duplicate; the duplicate is deleted, with `mergedIntoId` set.
import { instantNow } from '#kit/clock.ts'
import { diffOf, differencesBetween } from '#kit/db/diff.ts'
import type { Diff } from '#kit/db/diff.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { mergeParts } from '#base/register/mergePart.ts'
import { someoneMustAdminister } from '#base/session/roles/userRole.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { accountEntity, changeAccount } from '../accounts.store.ts'
import type { AccountRecord } from '../accounts.store.ts'
import { readAccount } from '../view/accountView.store.ts'
import { accountFields, consents } from '../accountFields.contract.ts'
import { collectMoved, rememberMerge } from './accountMerges.store.ts'
import { linesOfLinks } from './mergeLook.store.ts'
import { contactFields, joinedBy, joinNotes } from './joinContacts.ts'
import { mayMerge } from './mayMerge.ts'
import { moveReferences } from './moveReferences.store.ts'
import type { Account, AccountUpdate } from '../accounts.contract.ts'

/**
 * 404 when one of the two is deleted, 400 when they are the same. For the role see `roleAfter`, for sign-ins
 * `moveSignInOfAccount`.
 */
export function mergeAccounts(
  { db, translate }: Pick<Backend, 'db' | 'translate'>,
  { account, duplicateId }: { account: AccountUpdate; duplicateId: number },
  actor: Actor,
): Promise<Account> {
  if (account.id === duplicateId) throw badInput({ duplicateId: ['account.mergeWithItself'] })
  return db.transaction().execute(async (tx) => {
    const { kept, duplicate } = await lockBoth(tx, account.id, duplicateId)
    for (const each of [kept, duplicate]) await mayMerge(tx, each, actor)
    const moved = await collectMoved(tx, duplicateId, account.id)
    const linkLines = await linesOfLinks(tx, { kept, duplicate }, translate)
    await changeAccount(tx, account, actor, fromOther(kept, duplicate, account, linkLines))
    const fields = changesBetween(kept, await lock(tx, accountEntity, account.id))
    await rememberMerge(tx, { keptId: account.id, duplicateId, fields, moved }, actor)
    await moveEverything(tx, duplicateId, account.id, actor)
    await save(tx, accountEntity, duplicate, {
      actor,
      action: 'merge',
      changes: mergedInto(account.id, actor),
    })
    if ([kept, duplicate].some(({ role }) => role === 'admin'))
      await someoneMustAdminister(tx, 'duplicateId')
    return readAccount(tx, account.id, actor.language)
  })
}

// Locks by ascending id, so that two merges of the same pair cannot deadlock.
async function lockBoth(tx: Db, keptId: number, duplicateId: number) {
  const ids = [keptId, duplicateId].sort((a, b) => a - b)
  const records = new Map<number, AccountRecord>()
  for (const id of ids) records.set(id, await lock(tx, accountEntity, id))
  return { kept: records.get(keptId)!, duplicate: records.get(duplicateId)! }
}

/**
 * The contacts that the kept account takes over where the request sets none. Contacts that fit nowhere else, with the
 * lines about lost links, is appended to the notes.
 */
function fromOther(
  kept: AccountRecord,
  duplicate: AccountRecord,
  chosen: AccountUpdate,
  linkLines: readonly string[],
) {
  const { joined, left } = joinedBy(kept, duplicate, chosen)
  const notChosen = contactFields.filter((name) => chosen[name] === undefined)
  const values: Partial<Account> = {
    ...Object.fromEntries(notChosen.map((name) => [name, joined[name]])),
    ...withdrawals(kept, duplicate, chosen),
  }
  if (chosen.notes === undefined) values.notes = joinNotes(joined.notes, null, [], linkLines)
  else if (left.length + linkLines.length > 0)
    values.notes = joinNotes(chosen.notes, null, left, linkLines)
  return { other: duplicate, values }
}

/** A consent withdrawn in either account stays withdrawn, unless it was given again later. */
const withdrawals = (
  kept: AccountRecord,
  duplicate: AccountRecord,
  chosen: AccountUpdate,
): Partial<Account> =>
  Object.fromEntries(
    Object.values(consents)
      .map(([, , withdrawnOn]) => withdrawnOn)
      .filter((name) => chosen[name] === undefined && (duplicate[name] ?? '') > (kept[name] ?? ''))
      .map((name) => [name, duplicate[name]]),
  )

function changesBetween(before: AccountRecord, after: AccountRecord): Diff {
  const names = [...Object.keys(accountFields), 'isClientDate', 'isOwnerDate', 'role']
  const values: Record<string, unknown> = after
  const compared = Object.fromEntries(names.map((name) => [name, values[name]]))
  return diffOf(before, differencesBetween(before, compared))
}

const mergedInto = (keptId: number, actor: Actor) => ({
  mergedIntoId: keptId,
  deletedOn: instantNow(),
  deletedById: actor.accountId,
})

async function moveEverything(tx: Db, from: number, to: number, actor: Actor): Promise<void> {
  for (const part of mergeParts()) await part.move(tx, from, to, actor)
  await moveReferences(tx, from, to)
}
