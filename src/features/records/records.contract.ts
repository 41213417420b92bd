// Every kind of record that there is: the one list of them. What hangs on records, finds them, names
// them, logs them or brings them back asks it and keeps no list of its own.
//
// A kind is added here, once its table is there; then nothing compiles until the rest of the register
// knows it too (CONTRIBUTING, "Add a kind of record"). Of the specification's kinds Deal is 5 among
// links and Reservation 6; Lead is called Demand in links. Transactions and documents are numbered by
// none of its lists: of links a document is 8, a transaction 9.
import { z } from 'zod'

type Kind = {
  /** What its fields and their labels are called: `account.lastName`. */
  entity: string
  /** Its number among the kinds that activities and files hang on; null when nothing hangs on it. */
  parent: number | null
  /** How people are assigned to it: its number and name there, and what its own number is called. */
  assignment: { number: number; name: string; idName: string } | null
  /** Its number in the action log, where 0 is any. */
  log: number
  /** What search calls its hits. */
  hits: readonly string[]
}

export const records = {
  Object: {
    entity: 'object',
    parent: 1,
    assignment: { number: 0, name: 'object', idName: 'objectId' },
    log: 2,
    hits: ['Object'],
  },
  Account: {
    entity: 'account',
    parent: 2,
    assignment: { number: 1, name: 'account', idName: 'accountId' },
    log: 1,
    hits: ['Account', 'Owner', 'Client', 'Professional', 'Source', 'Employe'],
  },
  Activity: { entity: 'activity', parent: 3, assignment: null, log: 4, hits: [] },
  /** A lead. */
  Demand: {
    entity: 'lead',
    parent: 4,
    assignment: { number: 2, name: 'lead', idName: 'demandId' },
    log: 3,
    hits: ['Lead'],
  },
  File: { entity: 'file', parent: null, assignment: null, log: 5, hits: [] },
  Alert: { entity: 'alert', parent: null, assignment: null, log: 6, hits: [] },
  Branch: { entity: 'branch', parent: null, assignment: null, log: 7, hits: [] },
  /** A person of an object: its contact. */
  ObjectAccount: { entity: 'object.link', parent: null, assignment: null, log: 8, hits: [] },
  /** The key of an object, with the object's number. */
  ObjectKey: { entity: 'objectKey', parent: null, assignment: null, log: 9, hits: [] },
  Viewing: {
    entity: 'viewing',
    parent: 7,
    assignment: { number: 3, name: 'viewing', idName: 'viewingId' },
    log: 10,
    hits: ['Viewing'],
  },
  Deal: { entity: 'deal', parent: 5, assignment: null, log: 11, hits: ['Deal'] },
  Reservation: {
    entity: 'reservation',
    parent: 6,
    assignment: null,
    log: 12,
    hits: ['Reservation'],
  },
  /** An income or an expense of an account. */
  Transaction: {
    entity: 'transaction',
    parent: 9,
    assignment: null,
    log: 15,
    hits: ['Transaction'],
  },
  /** The agency itself: the one of its kind. */
  Agency: { entity: 'agency', parent: null, assignment: null, log: 17, hits: [] },
  Document: { entity: 'document', parent: 8, assignment: null, log: 14, hits: ['Document'] },
  /** Objects chosen for the client of a lead. */
  Selection: { entity: 'selection', parent: null, assignment: null, log: 13, hits: [] },
} as const satisfies Record<string, Kind>

type Records = typeof records
export type RecordKind = keyof Records
export const recordKinds = Object.keys(records) as RecordKind[]

/** The kinds of which `K` says something. */
type KindsWith<K extends keyof Kind> = {
  [R in RecordKind]: Records[R][K] extends null ? never : R
}[RecordKind]
const kindsWith = <K extends keyof Kind>(what: K) =>
  recordKinds.filter((kind) => records[kind][what] !== null) as KindsWith<K>[]

/** A kind that activities and files hang on. */
export type ParentKind = KindsWith<'parent'>
export const parentKinds = kindsWith('parent')

/** A kind that people are assigned to. */
export type AssignmentKind = KindsWith<'assignment'>
export const assignmentKinds = kindsWith('assignment')

/** What a hit of the search is. */
export type HitEntity = Records[RecordKind]['hits'][number]
export const hitEntities = recordKinds.flatMap((kind): HitEntity[] => [...records[kind].hits])

/** The kind of a record that was found. */
export const kindOfHit = (hit: HitEntity): RecordKind =>
  recordKinds.find((kind) => (records[kind].hits as readonly HitEntity[]).includes(hit))!

/** A record by its kind and number. */
export type RecordRef<K extends RecordKind = RecordKind> = { entity: K; id: number }

const parents = new Map<string, ParentKind>(
  parentKinds.flatMap((kind) =>
    [kind, records[kind].entity, String(records[kind].parent)].map(
      (name) => [name.toLowerCase(), kind] as const,
    ),
  ),
)

/** As requests bring the kind of a parent: `Account`, `account`, `lead` or 2. */
export const parentKind = z
  .union([z.string().max(20), z.int()])
  .transform((given) => parents.get(String(given).trim().toLowerCase()))
  .refine((kind): kind is ParentKind => kind !== undefined)
