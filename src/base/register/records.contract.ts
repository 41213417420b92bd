// The register of records: every kind of record, added by its feature. Links, search, titles, action log, trash and so
// on read it instead of keeping lists of kinds themselves.
//
// A feature declares a kind in its `….kind.ts`. The types include every declared kind; the values exist once `app` has
// registered the features at startup.
import { z } from 'zod'

export type Kind = {
  /** Prefix of the labels of its fields: `account.lastName`. */
  entity: string
  /** The table of its rows. */
  table: string
  /** Its number as a parent of activities and files; null when it has neither. */
  parent: number | null
  /** Assignment of people to it: number and name of the kind there, and the name of the field for its ID. */
  assignment: { number: number; name: string; idName: string } | null
  /** Whether its screen shows a timeline of past and planned activities. */
  timeline: boolean
  /** Its number in the action log; 0 means any kind. */
  log: number
  /** Entity names of its search hits. */
  hits: readonly string[]
  /** Names of the fields of other records that refer to it. */
  refs: readonly string[]
  /** Address of a record's screen; null for a kind without one. */
  href: ((id: number) => string) | null
  /** Paths of the list endpoints whose rows open its records; a record's screen steps through these rows. */
  lists: readonly string[]
  /** Whether records can be deleted in bulk. */
  bulk: boolean
  /** Whether it has files but no activities. */
  filesOnly: boolean
  /**
   * Of a record for few eyes that stands beside another one. It is no reason to refuse a change of that record: the refusal would
   * tell that it exists.
   */
  aside: boolean
}

/** Declares a kind, with defaults: not a parent, not assignable, found by no search, in no list. */
export const kind = <const K extends Partial<Kind> & Pick<Kind, RequiredKeys>>(
  facts: K,
): K & Defaults<K> => ({ ...defaults, ...facts }) as K & Defaults<K>
type RequiredKeys = 'entity' | 'table' | 'log' | 'href'
const defaults = {
  parent: null,
  assignment: null,
  hits: [],
  refs: [],
  lists: [],
  timeline: false,
  bulk: false,
  filesOnly: false,
  aside: false,
} as const satisfies Omit<Kind, RequiredKeys>
type Defaults<K> = Omit<typeof defaults, keyof K>

/** Extended by each feature: `interface Kinds { Demand: typeof leadKind }`. */
export interface Kinds {}
export type RecordKind = keyof Kinds

/** Editable fields of each kind, as types only: browsers load the values with the screens that show them. */
export interface KindFields {}

/** Empty until the features are registered. */
export const records = {} as Kinds

/** Called by `app` at startup, before the register is read. */
export function registerKinds(kinds: Partial<Kinds>): void {
  Object.assign(records, kinds)
}

/** In the order of the features. */
export function recordKinds(): RecordKind[] {
  const kinds = Object.keys(records) as RecordKind[]
  if (kinds.length === 0)
    throw new Error('The register is asked before the features are registered')
  return kinds
}

/** The kinds whose `K` is not null. */
type KindsWith<K extends keyof Kind> = {
  [R in RecordKind]: Kinds[R][K] extends null ? never : R
}[RecordKind]
const kindsWith = <K extends keyof Kind>(what: K) =>
  recordKinds().filter((one) => records[one][what] !== null) as KindsWith<K>[]

/** Kinds that can have activities and files. */
export type ParentKind = KindsWith<'parent'>
export const parentKinds = () => kindsWith('parent')

/** Kinds that activities can be linked to. */
export const activityParents = () => parentKinds().filter((one) => !records[one].filesOnly)

/** Kinds that people can be assigned to. */
export type AssignmentKind = KindsWith<'assignment'>
export const assignmentKinds = () => kindsWith('assignment')

/** Kinds that can be deleted in bulk. */
export type BulkKind = {
  [R in RecordKind]: Kinds[R]['bulk'] extends true ? R : never
}[RecordKind]
export const bulkKinds = () => recordKinds().filter((one): one is BulkKind => records[one].bulk)

/** Kinds whose records a list opens. */
export type ListedKind = {
  [R in RecordKind]: Kinds[R]['lists'] extends readonly [] ? never : R
}[RecordKind]

/** Kinds that fields of other records refer to. */
export type RefKind = {
  [R in RecordKind]: Kinds[R]['refs'] extends readonly [] ? never : R
}[RecordKind]
const refKinds = () => recordKinds().filter((one): one is RefKind => records[one].refs.length > 0)

/** Kinds whose screen shows a timeline. */
export type TimelineParent = {
  [R in RecordKind]: Kinds[R]['timeline'] extends true ? R : never
}[RecordKind]
export const timelineParents = () =>
  recordKinds().filter((one): one is TimelineParent => records[one].timeline)

/** Entity name of a search hit. */
export type HitEntity = Kinds[RecordKind]['hits'][number]
export const hitEntities = () => recordKinds().flatMap((one): HitEntity[] => [...records[one].hits])

/** The kind of record that a search hit is. */
export const kindOfHit = (hit: HitEntity): RecordKind =>
  recordKinds().find((one) => (records[one].hits as readonly HitEntity[]).includes(hit))!

/** The kind that a field such as `source` refers to; undefined when it refers to no record. */
export const kindOfRef = (ref: string): RefKind | undefined =>
  refKinds().find((one) => (records[one].refs as readonly string[]).includes(ref))

/** A record's kind and ID. */
export type RecordRef<K extends RecordKind = RecordKind> = { entity: K; id: number }

type NameOf<K extends RecordKind> = Kinds[K]['entity']
/** The message keys that must exist: one for each kind, and one for each of its fields. */
export type RecordLabel = {
  [K in RecordKind]: `record.${K}` | `${NameOf<K>}.${keyof KindFields[K] & string}`
}[RecordKind]

// Lazy, because contracts are evaluated before the kinds are registered.
export const recordKind = z.lazy(() => z.enum(recordKinds()))
export const parentKindName = z.lazy(() => z.enum(parentKinds()))
export const assignmentKind = z.lazy(() => z.enum(assignmentKinds()))
export const refKind = z.lazy(() => z.enum(refKinds()))
export const timelineParent = z.lazy(() => z.enum(timelineParents()))
export const bulkKind = z.lazy(() => z.enum(bulkKinds()))
export const hitEntity = z.lazy(() => z.enum(hitEntities()))

const parentOf = (name: string): ParentKind | undefined =>
  parentKinds().find((one) =>
    [one, records[one].entity, String(records[one].parent)].some(
      (alias) => alias.toLowerCase() === name,
    ),
  )

const parentAmong = (kinds: () => readonly ParentKind[]) =>
  z
    .union([z.string().max(20), z.int()])
    .transform((given) => parentOf(String(given).trim().toLowerCase()))
    .refine((one): one is ParentKind => one !== undefined && kinds().includes(one))

/** The kind of a parent in a request: `Account`, `account`, `lead` or 2. */
export const parentKind = parentAmong(parentKinds)
/** Like `parentKind`, of an activity. */
export const activityParent = parentAmong(activityParents)

/** Days for which a deleted record can be restored; then it is removed for good. */
export const restorableDays = 90
