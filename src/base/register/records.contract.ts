// The register of records: every kind of record that there is, as its feature brings it. What hangs on records, finds
// them, names them, logs them or brings them back asks here and keeps no list of its own.
//
// A feature declares a kind in its `….kind.ts`. The types know every kind that is declared; its values are there once
// `app` has registered the features, which is before anything is asked.
import { z } from 'zod'

export type Kind = {
  /** What its fields and their labels are called: `account.lastName`. */
  entity: string
  /** Where its rows stand. */
  table: string
  /** Its number among the kinds that activities and files hang on; null when nothing hangs on it. */
  parent: number | null
  /** How people are assigned to it: its number and name there, and what its own number is called. */
  assignment: { number: number; name: string; idName: string } | null
  /** Whether its screen shows what happened to it and what is planned. */
  timeline: boolean
  /** Its number in the action log, where 0 is any. */
  log: number
  /** What search calls its hits. */
  hits: readonly string[]
  /** What the fields call it that point at one. */
  refs: readonly string[]
  /** Where it is shown; null for a kind without a screen of its own. */
  href: ((id: number) => string) | null
  /** The calls whose rows lead to it, one after the other. */
  lists: readonly string[]
  /** Whether many are deleted at once. */
  bulk: boolean
}

/** What a kind is in the register; most are found by no search, assigned to nobody and have no list. */
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

/** What a person can enter of each, for the types alone: browsers load it with the screens that show it. */
export interface KindFields {}

/** Empty until the features are registered. */
export const records = {} as Kinds

/** Called by `app`, before anything else. */
export function registerKinds(kinds: Partial<Kinds>): void {
  Object.assign(records, kinds)
}

/** In the order in which the features stand. */
export function recordKinds(): RecordKind[] {
  const kinds = Object.keys(records) as RecordKind[]
  if (kinds.length === 0)
    throw new Error('The register is asked before the features are registered')
  return kinds
}

/** The kinds of which `K` says something. */
type KindsWith<K extends keyof Kind> = {
  [R in RecordKind]: Kinds[R][K] extends null ? never : R
}[RecordKind]
const kindsWith = <K extends keyof Kind>(what: K) =>
  recordKinds().filter((one) => records[one][what] !== null) as KindsWith<K>[]

/** A kind that activities and files hang on. */
export type ParentKind = KindsWith<'parent'>
export const parentKinds = () => kindsWith('parent')

/** A kind that people are assigned to. */
export type AssignmentKind = KindsWith<'assignment'>
export const assignmentKinds = () => kindsWith('assignment')

/** A kind of which many are deleted at once. */
export type BulkKind = {
  [R in RecordKind]: Kinds[R]['bulk'] extends true ? R : never
}[RecordKind]
export const bulkKinds = () => recordKinds().filter((one): one is BulkKind => records[one].bulk)

/** A kind that fields of other records point at. */
export type RefKind = {
  [R in RecordKind]: Kinds[R]['refs'] extends readonly [] ? never : R
}[RecordKind]
const refKinds = () => recordKinds().filter((one): one is RefKind => records[one].refs.length > 0)

/** A kind whose screen shows what happened to it. */
export type TimelineParent = {
  [R in RecordKind]: Kinds[R]['timeline'] extends true ? R : never
}[RecordKind]
export const timelineParents = () =>
  recordKinds().filter((one): one is TimelineParent => records[one].timeline)

/** What a hit of the search is. */
export type HitEntity = Kinds[RecordKind]['hits'][number]
export const hitEntities = () => recordKinds().flatMap((one): HitEntity[] => [...records[one].hits])

/** The kind of a record that was found. */
export const kindOfHit = (hit: HitEntity): RecordKind =>
  recordKinds().find((one) => (records[one].hits as readonly HitEntity[]).includes(hit))!

/** The kind that a field points at, such as `source`; undefined for what is no record. */
export const kindOfRef = (ref: string): RefKind | undefined =>
  refKinds().find((one) => (records[one].refs as readonly string[]).includes(ref))

/** A record by its kind and number. */
export type RecordRef<K extends RecordKind = RecordKind> = { entity: K; id: number }

type NameOf<K extends RecordKind> = Kinds[K]['entity']
/** The labels that there must be: of each kind, and of each of its fields. */
export type RecordLabel = {
  [K in RecordKind]: `record.${K}` | `${NameOf<K>}.${keyof KindFields[K] & string}`
}[RecordKind]

// Schemas are made when they are first used: the contracts are read before the kinds are registered.
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

/** As requests bring the kind of a parent: `Account`, `account`, `lead` or 2. */
export const parentKind = z
  .union([z.string().max(20), z.int()])
  .transform((given) => parentOf(String(given).trim().toLowerCase()))
  .refine((one): one is ParentKind => one !== undefined)

/** How long what was deleted can be restored; then it is removed for good. */
export const restorableDays = 90
