// The server side of each kind of record, brought by its feature (`….record.ts`).
import type { RawBuilder, SqlBool } from 'kysely'
import type { Fields } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { BulkKind, KindFields, Kinds, RecordKind, RecordRef } from './records.contract.ts'

export type Verb = 'open' | 'change'
/** A permission: all records of a kind, none, or those that satisfy the SQL. */
export type Allowed = boolean | RawBuilder<SqlBool>
export type Rule = (actor: Actor) => Allowed
export type Text = RawBuilder<string | null>
type Parts = Pick<Backend, 'db' | 'jobs' | 'log'>

/** How deleted records are restored. */
export type Restore = {
  /** SQL for the deleted rows that can be restored on their own; by default all. */
  among?: RawBuilder<SqlBool>
  run: (parts: Parts, id: number, actor: Actor) => Promise<unknown>
}

/** The id, the seen version, and the values to restore, as input of the feature's own endpoint. */
export type PutBackInput = { id: number; version: number }
/**
 * How fields are restored from the action log: by the feature's own save with all its rules, so that the log allows no more than
 * the record's form.
 */
export type PutBack = {
  /** The current lists that are stored in other tables. */
  lists?: Record<string, (db: Db, id: number) => Promise<unknown>>
  /** Only these fields, if not all can be saved by a call. */
  only?: readonly string[]
  save: (parts: Parts, input: PutBackInput, actor: Actor) => Promise<unknown>
}

/** SQL for search hits: "id", "description", "entity", "rank", "sortedBy", "by" and "found". */
export type Hits = (searchStr: string, actor: Actor) => RawBuilder<unknown>

/** In its SQL, the record's row has the name of its kind as alias. */
export type RecordOnServer = {
  /** Its fields, which are compared with the table. */
  fields: Fields
  /** Its title in a language. */
  title: (language: string) => Text
  /** A detail that distinguishes records with the same title. */
  detail: (language: string) => Text
  /** Permissions. Changing requires permission to open; deleted records are not excluded here. */
  rules: Record<Verb, Rule>
  /** Further tables whose rows have the same permissions. */
  alsoIn?: readonly string[]
  /** Null for a kind whose records are not deleted on their own. */
  restore: Restore | null
  /** Null for a kind that is not edited. */
  putBack: PutBack | null
  /** Its search; required for kinds with search hits. */
  hits?: Hits
  /** Marks a mail about it as undelivered; returns the record that people open for it, by default itself. */
  undelivered?: (tx: Db, id: number, to: string) => Promise<RecordRef | undefined>
  /** A detail for search hits, if it differs from `detail`. */
  hitDetail?: RawBuilder<string | null>
  remove?: (db: Db, id: number, actor: Actor) => Promise<void>
}

/** Deletes one record; required for kinds with bulk delete. */
type WithRemove<K> = K extends BulkKind ? { remove: NonNullable<RecordOnServer['remove']> } : {}
/** Required for kinds with search hits. */
type WithHits<K extends RecordKind> = Kinds[K]['hits'] extends readonly []
  ? {}
  : { hits: NonNullable<RecordOnServer['hits']> }

export type RecordsOnServer = {
  [K in RecordKind]: RecordOnServer & { fields: KindFields[K] } & WithRemove<K> & WithHits<K>
}

const registered = {} as RecordsOnServer

/** Called by `app`, before anything else. */
export function registerRecords(brought: Partial<RecordsOnServer>): void {
  Object.assign(registered, brought)
}

export const onServer = <K extends RecordKind>(kind: K): RecordsOnServer[K] => registered[kind]
