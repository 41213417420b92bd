// What may be done to an account, by whom, and what follows from a change.
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput } from '#kit/http/problem.ts'
import type { Account } from './accounts.contract.ts'

type Flags = { isEmploye?: boolean | undefined }

const isAdmin = (actor: Actor) => actor.roles.includes('admin')

/** People of a branch may not open employees' accounts. */
export function mayOpen(account: Flags, actor: Actor) {
  if (account.isEmploye && actor.branchId != null) throw accessDenied()
}

/** Only an administrator adds, changes, deletes or merges employees, or makes someone one. */
export function mayChange(before: Flags, changes: Flags, actor: Actor) {
  if ((before.isEmploye || changes.isEmploye) && !isAdmin(actor)) throw accessDenied()
}

const ranges = [
  ['purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'],
  ['startDate', 'endDate'],
] as const

/** The upper end of a range is not below its lower end. */
export function mustFit(account: Partial<Account>) {
  for (const [from, to] of ranges) {
    const [low, high] = [account[from], account[to]]
    if (low != null && high != null && low > high)
      throw badInput({ [to]: ['account.rangeReversed'] })
  }
}

const today = () => new Date().toISOString().slice(0, 10)

/** Since when someone is a client or an owner is noted by itself, once. */
export function datesOfKinds(
  before: { isClientDate?: string | null; isOwnerDate?: string | null },
  changes: { isClient?: unknown; isOwner?: unknown },
) {
  return {
    ...(changes.isClient === true && !before.isClientDate && { isClientDate: today() }),
    ...(changes.isOwner === true && !before.isOwnerDate && { isOwnerDate: today() }),
  }
}
