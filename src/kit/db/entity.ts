// What a stored record is made of, as the compiler knows it from the tables and the fields.
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Fields, ValuesOf } from '../fields/kinds.ts'

/** What every entity has, whatever its columns. */
export type AnyEntity = {
  readonly table: string
  /** The kind's name in the action log. */
  readonly entity: string
  /** What people edit. */
  readonly fields: Fields
  /** What is edited with the fields but kept in tables of its own: merged and logged, no column. */
  readonly beside?: readonly string[]
  /** Further columns that are read and written with the record, though no person edits them. */
  readonly kept?: readonly string[]
}

/** Whose records these are: of a table with the columns `T`. */
export type Entity<T, F extends Fields, K, B> = Omit<AnyEntity, 'fields' | 'beside' | 'kept'> & {
  readonly fields: F
  readonly beside?: readonly (B & string)[]
  readonly kept?: readonly (K & string)[]
  /** For the compiler alone. */
  readonly columns?: T
}

/** Declares entities of these tables; a table or column that is not there does not compile. */
export const entitiesOf =
  <DB>() =>
  <
    const Table extends keyof DB & string,
    F extends Fields,
    const K extends keyof DB[Table] & string = never,
    const B extends string = never,
  >(of: {
    table: Table
    entity: string
    fields: F
    beside?: readonly B[]
    kept?: readonly K[]
  }): Entity<DB[Table], F, K, B> =>
    of

/** Who writes. */
export type Author = {
  accountId: number
  /** The name of the request, where it may come twice. */
  requestKey?: string | undefined
  /** See `mustStand`. */
  standing?: Promise<boolean> | undefined
} | null
export type Stored = { id: number; version: number }

type Stamp = 'createdOn' | 'createdById' | 'modifiedOn' | 'modifiedById'
type Deletion = 'deletedOn' | 'deletedById'
type Lists<B> = { [Name in B & string]?: readonly unknown[] | undefined }

/** A record as it is read: its stamps, its fields and what is kept with them. */
export type RecordOf<T, F, K> = Stored &
  Pick<Selectable<T>, keyof Selectable<T> & (keyof F | K | Stamp | Deletion)>

/** What a new record may bring; the stamps come by themselves. */
export type NewOf<T, B> = Omit<Insertable<T>, keyof Stored | Stamp | Deletion> & Lists<B>

/** What may be written of a record. */
export type ChangesOf<T, B> = Omit<Updateable<T>, keyof Stored | Stamp> & Lists<B>

/** The fields that people change, as far as the table takes them, and what they edit beside them. */
export type EditedOf<T, F, B> = Partial<Pick<Selectable<T>, keyof Selectable<T> & keyof F>> &
  Lists<B>

/** What a call asks to be changed, and the version that it has seen. */
export type AskedOf<F extends Fields, B> = Partial<ValuesOf<F>> &
  Lists<B> & { version?: number | undefined }
