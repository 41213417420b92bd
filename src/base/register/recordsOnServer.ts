// What the server has to know of each kind of record, as its feature brings it (`….record.ts`).
import type { RawBuilder, SqlBool } from 'kysely'
import type { Fields } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { BulkKind, KindFields, Kinds, RecordKind, RecordRef } from './records.contract.ts'

export type Verb = 'open' | 'change'
/** All of a kind, none, or those for which the SQL holds. */
export type Allowed = boolean | RawBuilder<SqlBool>
export type Rule = (actor: Actor) => Allowed
export type Text = RawBuilder<string | null>
type Parts = Pick<Backend, 'db' | 'jobs' | 'log'>

/** How one that was deleted comes back. */
export type Restore = {
  /** Which of the deleted rows can be restored by themselves; all where it is left out. */
  among?: RawBuilder<SqlBool>
  run: (parts: Parts, id: number, actor: Actor) => Promise<unknown>
}

/** The number, the version that was seen, and the values to put back, as the feature's own call brings them. */
export type PutBackInput = { id: number; version: number }
/**
 * How fields are put back: by the save of the feature, with all of its rules, so that nobody reaches more by the log than
 * by the record's own form.
 */
export type PutBack = {
  /** Lists that are kept beside the record: as they are now. */
  lists?: Record<string, (db: Db, id: number) => Promise<unknown>>
  /** Only these, where not every field is saved by a call. */
  only?: readonly string[]
  save: (parts: Parts, input: PutBackInput, actor: Actor) => Promise<unknown>
}

/** SQL for what a search finds: "id", "description", "entity", "rank", "sortedBy", "by" and "found". */
export type Hits = (searchStr: string, actor: Actor) => RawBuilder<unknown>

/** SQL speaks of the record's row under the name of its kind. */
export type RecordOnServer = {
  /** What a person can enter: what the tables are compared with. */
  fields: Fields
  /** What it is called in a language. */
  title: (language: string) => Text
  /** What tells it from another of the same title. */
  detail: (language: string) => Text
  /** Who may. Whoever may not open it may not change it; that it was deleted does not matter here. */
  rules: Record<Verb, Rule>
  /** Further tables whose rows are as open as it is. */
  alsoIn?: readonly string[]
  /** Null for a kind of which nothing is deleted by itself. */
  restore: Restore | null
  /** Null for what nobody edits. */
  putBack: PutBack | null
  /** What is found of it; each kind that a search finds brings it. */
  hits?: Hits
  /** Marks that a mail about it did not arrive; answers the record that people look at for it, itself unless it says so. */
  undelivered?: (tx: Db, id: number, to: string) => Promise<RecordRef | undefined>
  /** What tells hits from each other, where that is more than `detail`. */
  hitDetail?: RawBuilder<string | null>
  remove?: (db: Db, id: number, actor: Actor) => Promise<void>
}

/** Deletes one; each kind of which many are deleted at once brings it. */
type WithRemove<K> = K extends BulkKind ? { remove: NonNullable<RecordOnServer['remove']> } : {}
/** Each kind that a search finds says how. */
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
