// What the server knows about each kind of record; each feature registers its own (`….record.ts`).
import type { RawBuilder, SqlBool } from 'kysely'
import type { Fields } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { BulkKind, KindFields, Kinds, RecordKind, RecordRef } from './records.contract.ts'

export type Verb = 'open' | 'change'
/** True: all records of the kind; false: none; SQL: those for which it holds. */
export type Allowed = boolean | RawBuilder<SqlBool>
export type Rule = (actor: Actor) => Allowed
export type Text = RawBuilder<string | null>
type Services = Pick<Backend, 'db' | 'jobs' | 'log' | 'translate'>

/** How a deleted record is restored. */
export type Restore = {
  /** SQL condition for the deleted rows that can be restored by themselves; default: all. */
  among?: RawBuilder<SqlBool>
  run: (parts: Services, id: number, actor: Actor) => Promise<unknown>
}

/** The ID, the version that the user saw, and the values to put back, in the shape of the feature's own endpoint. */
export type PutBackInput = { id: number; version: number }
/**
 * How the action log puts back earlier values: through the feature's own save and its rules, so that the log allows
 * nothing that the record's form does not.
 */
export type PutBack = {
  /** Reads the current value of lists that are stored in tables of their own. */
  lists?: Record<string, (db: Db, id: number) => Promise<unknown>>
  /** The fields that the save accepts; default: all. */
  only?: readonly string[]
  save: (parts: Services, input: PutBackInput, actor: Actor) => Promise<unknown>
}

/** SQL for the search hits: "id", "description", "entity", "rank", "sortedBy", "by" and "found". */
export type Hits = (searchStr: string, actor: Actor) => RawBuilder<unknown>

/** In the SQL, the alias of the record's row is the name of its kind. */
export type RecordOnServer = {
  /** The fields that users can enter; a test compares them with the table's columns. */
  fields: Fields
  /** Title in a language. */
  title: (language: string) => Text
  /** Detail that tells it from another record of the same title. */
  detail: (language: string) => Text
  /**
   * Who may open and change records. Changing also requires the rule for opening. Deleted records follow the same
   * rules.
   */
  rules: Record<Verb, Rule>
  /** Further tables whose rows need the same permissions. */
  alsoIn?: readonly string[]
  /** Null for a kind whose records are not restored by themselves. */
  restore: Restore | null
  /** Null for a kind that nobody edits. */
  putBack: PutBack | null
  /** Search hits; required for each kind that the search finds. */
  hits?: Hits
  /** Marks the record when a mail about it was not delivered. Returns the record to show to users; default: itself. */
  undelivered?: (tx: Db, id: number, to: string) => Promise<RecordRef | undefined>
  /** Detail shown with search hits, where it says more than `detail`. */
  hitDetail?: RawBuilder<string | null>
  remove?: (db: Db, id: number, actor: Actor) => Promise<void>
}

/** Bulk deletion requires `remove`. */
type WithRemove<K> = K extends BulkKind ? { remove: NonNullable<RecordOnServer['remove']> } : {}
/** Search requires `hits`. */
type WithHits<K extends RecordKind> = Kinds[K]['hits'] extends readonly []
  ? {}
  : { hits: NonNullable<RecordOnServer['hits']> }

export type RecordsOnServer = {
  [K in RecordKind]: RecordOnServer & { fields: KindFields[K] } & WithRemove<K> & WithHits<K>
}

const registered = {} as RecordsOnServer

/** Called by `app` at startup, before requests are handled. */
export function registerRecords(records: Partial<RecordsOnServer>): void {
  Object.assign(registered, records)
}

export const onServer = <K extends RecordKind>(kind: K): RecordsOnServer[K] => registered[kind]
