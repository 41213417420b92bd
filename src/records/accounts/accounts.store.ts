// Triggers on "account":
// keepOwnerOfAccount copies an owner's new name to their objects (keepOwner.sql).
// keepKeyOfAccount copies a key holder's new name to the objects (keepKey.sql).
// nameInLeads copies a new name to the account's leads (nameOfLead.sql).
// keepNewNameWords, keepNameWords and forgetAccountWords maintain the words of names for search (keepNameWords.sql).
// totalsAdded, totalsRemoved and totalsChanged maintain the totals of lists (keepTotals.sql).
// refuseLateChange refuses a change to an account that was erased meanwhile (refuseLate.sql).
import { entityOf } from '#base/backend/entity.ts'
import { sql } from 'kysely'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { sessionMustBeConfirmed } from '#kit/db/sessionMustBeConfirmed.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import { joinTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { mustSeeParts } from '#base/register/hiddenParts.store.ts'
import { mustBeOffered } from '#base/settings/offeredOptions.store.ts'
import { attachFiles } from '#base/files/attachFiles.store.ts'
import { endSessionsOf } from '#base/session/own-sessions/endSessions.store.ts'
import { someoneMustAdminister } from '#base/session/roles/userRole.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { accountFields } from './accountFields.contract.ts'
import {
  datesOfKinds,
  mayChange,
  mayOpen,
  mustFit,
  mustHaveUnbrokenEmails,
  mustKeepNames,
  mustStayForgotten,
  roleAfter,
} from './accountRules.ts'
import type { KindDates } from './accountRules.ts'
import { readAccount, selectAccount } from './view/accountView.store.ts'
import type { Account, AccountInput, AccountUpdate } from './accounts.contract.ts'

export const accountEntity = entityOf({
  table: 'account',
  entity: 'Account',
  fields: accountFields,
  kept: ['name', 'role', 'isClientDate', 'isOwnerDate', 'mergedIntoId', 'erasedOn'],
})

type OtherAccount = KindDates & { role?: string | null; email?: string | null }
export type AccountRecord = Awaited<ReturnType<typeof lockAccount>>

const lockAccount = (tx: Db, id: number) => lock(tx, accountEntity, id)

export async function viewAccount(db: Db, id: number, actor: Actor): Promise<Account> {
  const account = await readAccount(db, id, actor.language)
  mayOpen(account, actor)
  return account
}

export function addAccount(db: Db, input: AccountInput, actor: Actor): Promise<{ id: number }> {
  return db.transaction().execute(async (tx) => {
    const { filesNew, ...values } = input
    mayChange({}, values, actor)
    mustFit(values)
    mustHaveUnbrokenEmails({}, values)
    await mustBeOffered(tx, accountFields, values)
    const id = await addOnce(tx, accountEntity, actor, async () => {
      const added = await add(tx, accountEntity, { ...values, ...datesOfKinds({}, values) }, actor)
      await attachFiles(tx, 'Account', added, filesNew, actor, { field: 'filesNew' })
      return added
    })
    return { id }
  })
}

export async function saveAccount(db: Db, input: AccountUpdate, actor: Actor): Promise<Account> {
  if (changesOwnRowOnly(input)) {
    const { answer } = await save(db, accountEntity, input.id, {
      actor,
      changes: (before) => accountChanges(db, before, input, actor),
      select: (from) => selectAccount(from, input.id, actor.language),
    })
    return answer
  }
  await sessionMustBeConfirmed(actor)
  return db.transaction().execute(async (tx) => {
    await changeAccount(tx, input, actor)
    return readAccount(tx, input.id, actor.language)
  })
}

// Then a single statement saves: there are no files to attach, and no check for the last administrator.
const changesOwnRowOnly = ({ filesNew, endDate, isEmploye }: AccountUpdate) =>
  !filesNew && endDate === undefined && isEmploye === undefined

/** The other account of a merge, and the values taken from it beyond those that the user chose. */
type MergeOptions = { other?: OtherAccount; values?: Partial<Account> }

/** Saves an account within a transaction; also used by merging. Combines the input with changes by others. */
export async function changeAccount(
  tx: Db,
  input: AccountUpdate,
  actor: Actor,
  { other, values }: MergeOptions = {},
): Promise<void> {
  const { before, changes } = await save(tx, accountEntity, await lockAccount(tx, input.id), {
    actor,
    changes: async (before) => ({
      ...(await accountChanges(tx, before, input, actor, other)),
      ...values,
    }),
  })
  if (before.role === 'admin' && ('endDate' in changes || 'isEmploye' in changes))
    await someoneMustAdminister(tx, 'endDate' in changes ? 'endDate' : 'isEmploye')
  await attachFiles(tx, 'Account', input.id, input.filesNew, actor, { field: 'filesNew' })
}

/** The requested changes, checked, and the changes that follow from them. */
async function accountChanges(
  db: Db,
  before: AccountRecord,
  input: AccountUpdate,
  actor: Actor,
  other: OtherAccount = {},
) {
  mayOpen(before, actor)
  const current = () => readAccount(db, input.id, actor.language)
  const changes = await requestedChanges(db, accountEntity, before, input, current)
  if (Object.keys(changes).length > 0 || input.filesNew) mayChange(before, changes, actor)
  // Clearing this flag takes the account out of the payments list, so the actor must be allowed to see its payments.
  if (changes.hasTransactions === false)
    await mustSeeParts(db, { entity: 'Account', id: input.id }, actor)
  mustKeepNames(before, changes)
  mustStayForgotten(before, changes)
  mustFit({ ...before, ...changes })
  mustHaveUnbrokenEmails({ email: joinTexts([before.email ?? '', other.email ?? '']) }, changes)
  await mustBeOffered(db, accountFields, changes)
  return {
    ...changes,
    ...roleAfter(before, changes, other),
    ...datesOfKinds(before, changes, other),
  }
}

export function deleteAccount(db: Db, id: number, actor: Actor): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockAccount(tx, id)
    mayChange(before, {}, actor)
    await mustSeeParts(tx, { entity: 'Account', id }, actor)
    await softDelete(tx, accountEntity, id, actor)
    if (before.role === 'admin') await someoneMustAdminister(tx, 'id')
    await endSessionsOf(tx, id, { actor })
  })
}

/** Undoes a deletion; 404 for an account that was merged into another. */
export function restoreAccount(db: Db, id: number, actor: Actor): Promise<Account> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isEmploye: boolean; role: string | null }>`
      SELECT "isEmploye", "role" FROM "account" WHERE "id" = ${id} AND "mergedIntoId" IS NULL
    `.execute(tx)
    if (!rows[0]) throw notFound()
    mayChange(rows[0], {}, actor)
    await mustSeeParts(tx, { entity: 'Account', id }, actor)
    await restore(tx, accountEntity, id, actor)
    return readAccount(tx, id, actor.language)
  })
}
