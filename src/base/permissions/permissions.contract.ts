// Who may call what. Every endpoint names one of these rules; menus follow them too.
import type { Actor, Permission } from '#kit/http/endpoint.ts'

type Person = Pick<Actor, 'roles' | 'branchId' | 'mustEnrol'>

/** Who has to set up a second factor first may do nothing else, as what role ever. */
const isReady = (person: Person | null) => person !== null && !person.mustEnrol
const has = (person: Person | null, role: string) =>
  isReady(person) && (person?.roles.includes(role) ?? false)
const isStaff = (person: Person | null) => has(person, 'admin') || has(person, 'employee')

const rule = (name: string, allows: (person: Person | null) => boolean): Permission => ({
  name,
  allows,
})

export const anyone = rule('anyone', () => true)
export const signedIn = rule('signed in', isReady)
/** Also who still has to set up a second factor: what that takes, and leaving. */
export const enrolling = rule('signed in or setting up', (person) => person !== null)
/** Administrators and employees, those of a branch too. */
export const staff = rule('staff', isStaff)
/** Staff that is not tied to a branch: reservations, alerts, payments, employees. */
export const office = rule('office', (person) => isStaff(person) && person?.branchId == null)
export const admin = rule('admin', (person) => has(person, 'admin'))
/** Staff, and clients for the statement that is their own; the store checks whose it is. */
export const statementReader = rule(
  'statement reader',
  (person) => isStaff(person) || has(person, 'clientPayments'),
)

/** People of a branch may not open employees' accounts. */
export const seesEmployes = (actor: Actor) => actor.branchId == null
/** Only administrators may change them. */
export const changesEmployes = (actor: Actor) => actor.roles.includes('admin')
