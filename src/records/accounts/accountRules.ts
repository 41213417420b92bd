// The rules for changing an account: permissions, checks, and the changes that follow from a change.
import { agencyToday } from '#kit/clock.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput, noMailbox } from '#kit/http/problem.ts'
import { changesEmployes, seesEmployes } from '#base/permissions/permissions.contract.ts'
import { isStaffRole } from '#base/permissions/roles.contract.ts'
import type { Account } from './accounts.contract.ts'

type Flags = { isEmploye?: boolean | undefined }
type StaffFields = Flags & { role?: string | null; branchId?: number | null | undefined }

/** An employee by flag or by role. A constraint of the database ties a staff role to the flag. */
const isStaff = ({ isEmploye, role }: StaffFields) => isEmploye === true || isStaffRole(role)

export function mayOpen(account: StaffFields, actor: Actor) {
  if (isStaff(account) && !seesEmployes(actor)) throw accessDenied()
}

/**
 * Only an administrator may add, change, delete or merge employees, make someone an employee, or change the
 * branch of any account.
 */
export function mayChange(before: StaffFields, changes: StaffFields, actor: Actor) {
  const { branchId = before.branchId ?? null } = changes
  const toAnotherBranch = branchId !== (before.branchId ?? null)
  if ((isStaff(before) || isStaff(changes) || toAnotherBranch) && !changesEmployes(actor))
    throw accessDenied()
}

/**
 * The role after a change: someone who stops being an employee loses a staff role. In a merge, a kept
 * account without a role takes that of the `other`, unless it is a staff role and the kept account is no employee.
 */
export function roleAfter(
  before: StaffFields,
  { isEmploye = before.isEmploye }: Flags,
  other: StaffFields = {},
): { role?: string | null } {
  const role = [before.role, other.role].find((one) => one && (isEmploye || !isStaffRole(one)))
  return (role ?? null) !== (before.role ?? null) ? { role: role ?? null } : {}
}

/** The names that adding requires cannot be emptied later. */
export function mustKeepNames(before: Partial<Account>, changes: Partial<Account>) {
  const emptied = (['lastName', 'firstName'] as const).filter(
    (name) => before[name] && changes[name] === null,
  )
  if (emptied.length > 0)
    throw badInput(Object.fromEntries(emptied.map((name) => [name, ['problem.required']])))
}

/** An erased account remains only for its payments, so no data may be entered again: 400 that names each field. */
export function mustStayForgotten(
  { erasedOn }: { erasedOn: string | null },
  { hasTransactions: _payments, ...changes }: Partial<Account>,
) {
  if (erasedOn === null) return
  const filled = Object.entries(changes).filter(([, value]) => value != null && value !== false)
  if (filled.length > 0)
    throw badInput(Object.fromEntries(filled.map(([name]) => [name, ['accounts.forgotten']])))
}

const ranges = [
  ['purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'],
  ['startDate', 'endDate'],
] as const

export function mustFit(account: Partial<Account>) {
  for (const [from, to] of ranges) {
    const [low, high] = [account[from], account[to]]
    if (low != null && high != null && low > high)
      throw badInput({ [to]: ['account.rangeReversed'] })
  }
}

/**
 * The e-mail field takes free text, but an entry with an @ must not contain white space: nobody notices a line break
 * in it, and mail to it never arrives. Entries that were stored before may stay.
 */
export function mustHaveUnbrokenEmails(
  before: { email?: string | null },
  { email }: { email?: string | null | undefined },
) {
  const stored = splitTexts(before.email ?? null)
  const broken = splitTexts(email ?? null).find(
    (one) => /@/.test(one) && /\s/.test(one) && !stored.includes(one),
  )
  if (broken !== undefined) throw noMailbox(broken)
}

export type KindDates = { isClientDate?: string | null; isOwnerDate?: string | null }

/** The day someone became a client or an owner, set once by the server. In a merge the earlier day of the two accounts counts. */
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
