// The register of all kinds of records, brought by their features. Features that relate to records of any kind (files, search,
// titles, action log, trash, …) use it instead of lists of their own.
//
// A feature declares a kind in its `….kind.ts`. The types include every declared kind; the values are there once `app` has
// registered the features, before anything reads them.
import { z } from 'zod'

export type Kind = {
  /** The prefix of its field labels: `account.lastName`. */
  entity: string
  /** Its table. */
  table: string
  /** Its number as a parent of activities and files; null if it cannot be one. */
  parent: number | null
  /** Assignments: its number and name there, and the field with its id. */
  assignment: { number: number; name: string; idName: string } | null
  /** Whether its screen has a timeline. */
  timeline: boolean
  /** Its number in the action log; 0 means any kind. */
  log: number
  /** The name of its hits in search. */
  hits: readonly string[]
  /** The name of references to it in fields. */
  refs: readonly string[]
  /** Its address; null for a kind without its own screen. */
  href: ((id: number) => string) | null
  /** The endpoints of lists whose rows link to it, for links to the previous and next record. */
  lists: readonly string[]
  /** Whether bulk delete is possible. */
  bulk: boolean
}

/** An entry of the register; most kinds have no search, assignments or list. */
export const kind = <const K extends Partial<Kind> & Pick<Kind, Needed>>(facts: K): K & Rest<K> =>
  ({ ...nothing, ...facts }) as K & Rest<K>
type Needed = 'entity' | 'table' | 'log' | 'href'
const nothing = {
  parent: null,
  assignment: null,
  hits: [],
  refs: [],
  lists: [],
  timeline: false,
  bulk: false,
} as const satisfies Omit<Kind, Needed>
type Rest<K> = Omit<typeof nothing, keyof K>

/** Each feature adds its own: `interface Kinds { Demand: typeof leadKind }`. */
export interface Kinds {}
export type RecordKind = keyof Kinds

/** The fields of each kind, only for types: browsers load the values with their screens. */
export interface KindFields {}

/** Empty until the features are registered. */
export const records = {} as Kinds

/** Called by `app`, before anything else. */
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

/** The kinds that define the property `K`. */
type KindsWith<K extends keyof Kind> = {
  [R in RecordKind]: Kinds[R][K] extends null ? never : R
}[RecordKind]
const kindsWith = <K extends keyof Kind>(what: K) =>
  recordKinds().filter((one) => records[one][what] !== null) as KindsWith<K>[]

/** A kind that can have activities and files. */
export type ParentKind = KindsWith<'parent'>
export const parentKinds = () => kindsWith('parent')

/** A kind that can have assigned people. */
export type AssignmentKind = KindsWith<'assignment'>
export const assignmentKinds = () => kindsWith('assignment')

/** A kind with bulk delete. */
export type BulkKind = {
  [R in RecordKind]: Kinds[R]['bulk'] extends true ? R : never
}[RecordKind]
export const bulkKinds = () => recordKinds().filter((one): one is BulkKind => records[one].bulk)

/** A kind that fields of other records refer to. */
export type RefKind = {
  [R in RecordKind]: Kinds[R]['refs'] extends readonly [] ? never : R
}[RecordKind]
const refKinds = () => recordKinds().filter((one): one is RefKind => records[one].refs.length > 0)

/** A kind with a timeline. */
export type TimelineParent = {
  [R in RecordKind]: Kinds[R]['timeline'] extends true ? R : never
}[RecordKind]
export const timelineParents = () =>
  recordKinds().filter((one): one is TimelineParent => records[one].timeline)

/** The kind of a search hit. */
export type HitEntity = Kinds[RecordKind]['hits'][number]
export const hitEntities = () => recordKinds().flatMap((one): HitEntity[] => [...records[one].hits])

/** The kind of record of a hit. */
export const kindOfHit = (hit: HitEntity): RecordKind =>
  recordKinds().find((one) => (records[one].hits as readonly HitEntity[]).includes(hit))!

/** The kind that a reference such as `source` means; undefined if it is not a record. */
export const kindOfRef = (ref: string): RefKind | undefined =>
  refKinds().find((one) => (records[one].refs as readonly string[]).includes(ref))

/** A record by kind and id. */
export type RecordRef<K extends RecordKind = RecordKind> = { entity: K; id: number }

type NameOf<K extends RecordKind> = Kinds[K]['entity']
/** The required labels: of each kind, and of each of its fields. */
export type RecordLabel = {
  [K in RecordKind]: `record.${K}` | `${NameOf<K>}.${keyof KindFields[K] & string}`
}[RecordKind]

// Lazy, because contracts are loaded before the kinds are registered.
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
      (known) => known.toLowerCase() === name,
    ),
  )

/** The kind of a parent in requests: `Account`, `account`, `lead` or 2. */
export const parentKind = z
  .union([z.string().max(20), z.int()])
  .transform((given) => parentOf(String(given).trim().toLowerCase()))
  .refine((one): one is ParentKind => one !== undefined)

/** Days in which deleted records can be restored before they are removed permanently. */
export const restorableDays = 90
