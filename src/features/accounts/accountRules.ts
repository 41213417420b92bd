// What may be done to an account, by whom, and what follows from a change.
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput } from '#kit/http/problem.ts'
import { agencyDay } from '#features/activities/agencyTime.ts'
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

export type KindDates = { isClientDate?: string | null; isOwnerDate?: string | null }

/** Since when someone is a client or an owner is noted by itself, once; the `other` account of a merge may know better. */
export function datesOfKinds(
  before: KindDates,
  changes: { isClient?: unknown; isOwner?: unknown },
  other: KindDates = {},
): KindDates {
  return {
    ...dateOf('isClientDate', changes.isClient === true, before, other),
    ...dateOf('isOwnerDate', changes.isOwner === true, before, other),
  }
}

function dateOf(name: keyof KindDates, becomes: boolean, before: KindDates, other: KindDates) {
  const [first] = [before[name], other[name]].filter((date) => date != null).sort()
  const since = first ?? (becomes ? agencyDay() : null)
  return since !== (before[name] ?? null) && { [name]: since }
}
