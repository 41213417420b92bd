// What may be done to an account, by whom, and what follows from a change.
import { agencyToday } from '#kit/clock.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput, noMailbox } from '#kit/http/problem.ts'
import { changesEmployes, seesEmployes } from '#base/permissions/permissions.contract.ts'
import { isStaffRole } from '#base/permissions/roles.contract.ts'
import type { Account } from './accounts.contract.ts'

type Flags = { isEmploye?: boolean | undefined }
type Standing = Flags & { role?: string | null; branchId?: number | null | undefined }

/** Who has the flag of an employee or a role of one. The database holds the two together. */
const isStaff = ({ isEmploye, role }: Standing) => isEmploye === true || isStaffRole(role)

export function mayOpen(account: Standing, actor: Actor) {
  if (isStaff(account) && !seesEmployes(actor)) throw accessDenied()
}

/**
 * Only an administrator adds, changes, deletes or merges employees, makes someone one, or says which
 * branch anybody belongs to.
 */
export function mayChange(before: Standing, changes: Standing, actor: Actor) {
  const { branchId = before.branchId ?? null } = changes
  const toAnotherBranch = branchId !== (before.branchId ?? null)
  if ((isStaff(before) || isStaff(changes) || toAnotherBranch) && !changesEmployes(actor))
    throw accessDenied()
}

/**
 * The role that follows from a change: whoever is no employee any more has no role of one. The kept
 * account of a merge takes the role of the `other` where it has none and may have it.
 */
export function roleAfter(
  before: Standing,
  { isEmploye = before.isEmploye }: Flags,
  other: Standing = {},
): { role?: string | null } {
  const role = [before.role, other.role].find((one) => one && (isEmploye || !isStaffRole(one)))
  return (role ?? null) !== (before.role ?? null) ? { role: role ?? null } : {}
}

/** What adding requires cannot be emptied later. */
export function mustKeepNames(before: Partial<Account>, changes: Partial<Account>) {
  const emptied = (['lastName', 'firstName'] as const).filter(
    (name) => before[name] && changes[name] === null,
  )
  if (emptied.length > 0)
    throw badInput(Object.fromEntries(emptied.map((name) => [name, ['problem.required']])))
}

/** Of whom was forgotten, and is kept for the payments alone, nothing is entered again: 400 that names each field. */
export function mustStayForgotten(
  { erasedOn }: { erasedOn: string | null },
  { hasTransactions: _payments, ...changes }: Partial<Account>,
) {
  if (erasedOn === null) return
  const entered = Object.entries(changes).filter(([, value]) => value != null && value !== false)
  if (entered.length > 0)
    throw badInput(Object.fromEntries(entered.map(([name]) => [name, ['accounts.forgotten']])))
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

/**
 * What is entered as an e-mail is free text, but for one that looks like an address and has a blank inside: such a blank
 * cannot be seen where it breaks a line, and no mail arrives. What stood there before may stay.
 */
export function mustBeWhole(
  before: { email?: string | null },
  { email }: { email?: string | null | undefined },
) {
  const known = splitTexts(before.email ?? null)
  const broken = splitTexts(email ?? null).find(
    (one) => /@/.test(one) && /\s/.test(one) && !known.includes(one),
  )
  if (broken !== undefined) throw noMailbox(broken)
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
  const since = first ?? (becomes ? agencyToday() : null)
  return since !== (before[name] ?? null) && { [name]: since }
}
