// The permission rules. Every endpoint names one of them, and menus follow them too.
import type { Actor, Permission } from '#kit/http/endpoint.ts'
import { checksClientsRole } from './roles.contract.ts'

type Person = Pick<Actor, 'roles' | 'branchId' | 'mustEnrol'>

/** A person who must set up a second factor may do nothing else, whatever their role. */
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
/** Also people who still have to set up a second factor: for the endpoints of the set-up, and signing out. */
export const enrolling = rule('signed in or setting up', (person) => person !== null)
/** Administrators and employees, including those of a branch. */
export const staff = rule('staff', isStaff)
/** Staff not tied to a branch: for reservations, alerts, payments and employees. */
export const office = rule('office', (person) => isStaff(person) && person?.branchId == null)
export const admin = rule('admin', (person) => has(person, 'admin'))
/** Whoever checks who the clients are: administrators, and employees whom an administrator has named for it. */
export const clientChecker = rule(
  'client checker',
  (person) => has(person, 'admin') || (isStaff(person) && has(person, checksClientsRole)),
)
/** Staff, and clients for their own statement; the store checks whose it is. */
export const statementReader = rule(
  'statement reader',
  (person) => isStaff(person) || has(person, 'clientPayments'),
)

/** Staff of a branch may not open employees' accounts. */
export const seesEmployes = (actor: Actor) => actor.branchId == null
/** Only administrators may change employees' accounts. */
export const changesEmployes = (actor: Actor) => actor.roles.includes('admin')
