// What the import has to know of a kind of record.
import type { AnyEntity, Stored } from '#kit/db/entity.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Block, Ends, Hanging } from '../plan/hanging.ts'

export type Values = Record<string, unknown>
/** A record as stored, with all its fields. */
export type StoredRecord = Stored & Values
/** A stored record that shares keys with what a file says. */
export type Found = { id: number; keys: string[] }

/** The rules of the kind, with what they look up; made for a batch of rows. */
export type Rules = {
  /** What follows from what a row says, before it is told whether the record is here. Throws as the others do. */
  complete?: (values: Values) => Values
  /** The values to store, with what follows from them. Throws a Problem that names the fields that do not fit. */
  toAdd: (values: Values) => Values
  toChange: (before: StoredRecord, changes: Values) => Values
}

export type WritingBy = { actor: Actor; translate: Translate }

/** What a row says of a record, and the stored records that it stands by. */
export type Standing = { ends: Ends; values: Values }

export type ImportedEntity = {
  of: AnyEntity
  /** Reads what the rules look up of these values. */
  rules: (db: Db, all: readonly Values[], actor: Actor) => Promise<Rules>
  /** By what each of these values is recognised. */
  keysOf: (db: Db, all: readonly Values[]) => Promise<string[][]>
  /** Stored records that have one of the keys; a key that too many have finds none. */
  find: (db: Db, keys: readonly string[]) => Promise<Found[]>
  /** For a kind that stands by other records, and is known by them. */
  hanging?: Hanging
  /** Of those that the rows may mean the ids, with the place of what asks for it. */
  findStanding?: (db: Db, all: readonly Standing[]) => Promise<{ id: number; at: number }[]>
  /** Days that are taken by something else than records of the kind. */
  findBlocks?: (db: Db, all: readonly Standing[]) => Promise<(Block & { at: number })[]>
  /** Where more is stored than the columns of its table. */
  add?: (tx: Db, records: readonly Values[], by: WritingBy) => Promise<number[]>
  /** What follows from changes, and from taking back what was added. */
  afterSaving?: (tx: Db, ids: readonly number[], by: WritingBy) => Promise<void>
  afterRemoving?: (tx: Db, ids: readonly number[], actor: Actor) => Promise<void>
  /**
   * Fields that must stay as they are when an import is taken back, because other records need them by now: without them these
   * would be in no list.
   */
  fieldsNeeded?: (db: Db, ids: readonly number[]) => Promise<Map<number, string[]>>
  /** Locked where they are about to be changed. Deleted ones are left out. */
  read: (db: Db, ids: readonly number[], lock: boolean) => Promise<StoredRecord[]>
}
