// What the import has to know of a kind of record.
import type { AnyEntity, Stored } from '#kit/db/entity.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'

export type Values = Record<string, unknown>
/** A record as stored, with all its fields. */
export type StoredRecord = Stored & Values
/** A stored record that shares keys with what a file says. */
export type Found = { id: number; keys: string[] }

/** The rules of the kind, with what they look up; made for a batch of rows. */
export type Rules = {
  /** The values to store, with what follows from them. Throws a Problem that names the fields that do not fit. */
  toAdd: (values: Values) => Values
  toChange: (before: StoredRecord, changes: Values) => Values
}

export type ImportedEntity = {
  of: AnyEntity
  /** Reads what the rules look up of these values. */
  rules: (db: Db, all: readonly Values[], actor: Actor) => Promise<Rules>
  /** By what each of these values is recognised. */
  keysOf: (db: Db, all: readonly Values[]) => Promise<string[][]>
  /** Stored records that have one of the keys; a key that too many have finds none. */
  find: (db: Db, keys: readonly string[]) => Promise<Found[]>
  /** Locked where they are about to be changed. Deleted ones are left out. */
  read: (db: Db, ids: readonly number[], lock: boolean) => Promise<StoredRecord[]>
}
