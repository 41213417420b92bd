// Types of stored records, derived from tables and fields.
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Fields, ValuesOf } from '../fields/kinds.ts'

/** The parts of every entity. */
export type AnyEntity = {
  readonly table: string
  /** The kind's name in the action log. */
  readonly entity: string
  /** The fields that people edit. */
  readonly fields: Fields
  /** Edited with the fields but stored in other tables: merged and logged, but no columns. */
  readonly beside?: readonly string[]
  /** Further columns that are read and written with the record but not edited by people. */
  readonly kept?: readonly string[]
}

/** An entity whose table has the columns `T`. */
export type Entity<T, F extends Fields, K, B> = Omit<AnyEntity, 'fields' | 'beside' | 'kept'> & {
  readonly fields: F
  readonly beside?: readonly (B & string)[]
  readonly kept?: readonly (K & string)[]
  /** Only for the compiler. */
  readonly columns?: T
}

/** Declares entities of these tables; an unknown table or column does not compile. */
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

/** The person who makes a change. */
export type Author = {
  accountId: number
  /** The idempotency key of the request, if it may be sent twice. */
  requestKey?: string | undefined
  /** See `sessionMustBeConfirmed`. */
  standing?: Promise<boolean> | undefined
} | null
export type Stored = { id: number; version: number }

type Stamp = 'createdOn' | 'createdById' | 'modifiedOn' | 'modifiedById'
type Deletion = 'deletedOn' | 'deletedById'
type Lists<B> = { [Name in B & string]?: readonly unknown[] | undefined }

/** A record as read: stamps, fields and further columns. */
export type RecordOf<T, F, K> = Stored &
  Pick<Selectable<T>, keyof Selectable<T> & (keyof F | K | Stamp | Deletion)>

/** The values of a new record; stamps are set automatically. */
export type NewOf<T, B> = Omit<Insertable<T>, keyof Stored | Stamp | Deletion> & Lists<B>

/** The columns of a record that may be written. */
export type ChangesOf<T, B> = Omit<Updateable<T>, keyof Stored | Stamp> & Lists<B>

/** The editable fields that the table has, and those stored in other tables. */
export type EditableColumns<T, F, B> = Partial<Pick<Selectable<T>, keyof Selectable<T> & keyof F>> &
  Lists<B>

/** The changes of a call, and the version that they are based on. */
export type RequestedChanges<F extends Fields, B> = Partial<ValuesOf<F>> &
  Lists<B> & { version?: number | undefined }
