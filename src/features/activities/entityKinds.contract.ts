// The kinds of records that activities, assignments and files hang on, by name or by number.
import { z } from 'zod'

/** In the order that gives each its number: Undefined is 0, Object 1, Account 2, … */
export const entityKinds = [
  'Undefined',
  'Object',
  'Account',
  'Activity',
  'Demand',
  'Deal',
  'Reservation',
  'Viewing',
] as const
/** `Demand` is what leads are called in links. */
export type EntityKind = Exclude<(typeof entityKinds)[number], 'Undefined'>

/** The table that holds the records of a kind; kinds that are not listed have no records. */
export const tableOfKind = {
  Object: 'object',
  Account: 'account',
  Activity: 'activity',
  Demand: 'lead',
} as const satisfies Partial<Record<EntityKind, string>>
/** A kind that has records. */
export type RecordKind = keyof typeof tableOfKind
export const recordKinds = Object.keys(tableOfKind) as RecordKind[]

const names = new Map<string, EntityKind>(
  entityKinds.flatMap((kind, number) =>
    kind === 'Undefined'
      ? []
      : [kind.toLowerCase(), String(number)].map((name) => [name, kind] as const),
  ),
)
names.set('lead', 'Demand')

/** The kind of this name, in any case, or of this number; undefined when there is none. */
export const kindOf = (given: string | number): EntityKind | undefined =>
  names.get(String(given).trim().toLowerCase())

/** As requests bring a kind: `Account`, `account`, `lead` or 2. Kinds without records are refused. */
export const recordKind = z
  .union([z.string().max(20), z.int()])
  .transform((given) => kindOf(given))
  .refine((kind): kind is RecordKind => kind !== undefined && kind in tableOfKind)
