// What the import needs from each kind of record.
import type { RawBuilder } from 'kysely'
import type { AnyEntity, Stored } from '#kit/db/entity.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Mapping } from '../mapping.contract.ts'
import type { PlannedRecord } from '../plan/records.ts'

export type Values = Record<string, unknown>
/** A record as stored, with all its fields. */
export type StoredRecord = Stored & Values
/** A stored record that shares keys with a row. */
export type RecordWithKeys = { id: number; keys: string[] }

/** The rules of the kind with their lookups, prepared for a batch of rows. */
export type EntityRules = {
  /** Derived values of a row, before its record is identified. Throws like the others. */
  complete?: (values: Values) => Values
  /** The values to store, including derived ones. Throws a Problem that names the invalid fields. */
  toAdd: (values: Values) => Values
  toChange: (before: StoredRecord, changes: Values) => Values
}

export type WritingBy = { actor: Actor; translate: Translate }

/** A record that shares a key with a row. */
export type MatchCandidate = {
  /** Its row in "importRecord"; null if the import has not met it yet. */
  recordId: number | null
  /** Null for a record that the import will add. */
  entityId: number | null
  keys: ReadonlySet<string>
}

export type Verdict =
  | { is: MatchCandidate }
  | { isNew: true }
  /** The user must decide. */
  | { maybe: readonly MatchCandidate[]; why: string }

export type DecideOptions = {
  /** The record should exist, so weaker evidence is enough to identify it. */
  isKnown: boolean
  sameName: Mapping['sameName']
}

/** How records are identified by their own values. */
export type ByKeys = {
  keysOf: (db: Db, all: readonly Values[]) => Promise<string[][]>
  /** Stored records with one of the keys; ignores a key that too many share. */
  find: (db: Db, keys: readonly string[]) => Promise<RecordWithKeys[]>
  /** Which of the candidates (at least one) has these keys. */
  decide: (
    keys: readonly string[],
    candidates: readonly MatchCandidate[],
    options: DecideOptions,
  ) => Verdict
}

/** By field: the parents of a record, as rows of "importRecord" or as stored. */
export type Parents = Readonly<Record<string, number>>
/** The values of a record in a row, and the stored records that are its parents. */
export type StoredSearch = { parents: Parents; values: Values }
/** Occupied days, without the last one. */
export type Block = { from: string; till: string; name: string | null }

/** How records are identified that belong to others, such as a lead to its person. */
export type ByParents = {
  /** Keys: records of the import that share one may be the same. Includes all keys for later lookups. */
  keysOf: (parents: Parents, values: Readonly<Values>) => string[]
  /** Stored records that may match each of these, with its index. */
  find: (db: Db, all: readonly StoredSearch[]) => Promise<{ id: number; at: number }[]>
  /** Whether it is the same as an existing record with the same parents. */
  isSame: (read: Readonly<Values>, stored: Readonly<Values>) => boolean
  /** Two rows with equal values are two records, such as two equal payments on one day. */
  isOneEach?: true
  /** Days occupied by other things than records of the kind. */
  findBlocks?: (db: Db, all: readonly StoredSearch[]) => Promise<(Block & { at: number })[]>
  /** Throws if it conflicts with others of the same keys, or with occupied days. */
  mustBeFree?: (
    after: Readonly<Values>,
    others: readonly PlannedRecord[],
    blocks: readonly Block[],
  ) => void
}

export type ImportedEntity = {
  of: AnyEntity
  /** Reads what the rules need to look up for these values. */
  rules: (db: Db, all: readonly Values[], actor: Actor) => Promise<EntityRules>
  /** SQL condition for records with the numbers that our own lists show instead of ids. */
  hasShownNumber?: (numbers: readonly string[]) => RawBuilder<unknown>
  /** Further keys by which our own exports name these records; besides a number, they show that it is meant. */
  exportKeys?: (db: Db, ids: readonly number[]) => Promise<RecordWithKeys[]>
  /** Locked if they are about to be changed. Without deleted ones. */
  read: (db: Db, ids: readonly number[], lock: boolean) => Promise<StoredRecord[]>
  /** For kinds that store more than the columns of their table. */
  add?: (tx: Db, records: readonly Values[], by: WritingBy) => Promise<number[]>
  /** Side effects of changes, and of undoing an addition. */
  afterSaving?: (tx: Db, ids: readonly number[], by: WritingBy) => Promise<void>
  afterRemoving?: (tx: Db, ids: readonly number[], actor: Actor) => Promise<void>
  /** Undoes what depends on these added records, before they are undone themselves. */
  beforeRemoving?: (tx: Db, importId: number, ids: readonly number[], actor: Actor) => Promise<void>
  /** "mergedIntoId": the record into which a user has merged this one. */
  canBeMerged?: true
  /** An added record does not prevent undoing its parents, even if it stays itself. */
  isPartOfParents?: true
  /**
   * Fields that must not be reset when an import is undone, because other records now need them: without them those would be
   * missing from lists.
   */
  fieldsNeeded?: (db: Db, ids: readonly number[]) => Promise<Map<number, string[]>>
} & ({ byKeys: ByKeys; byParents?: never } | { byParents: ByParents; byKeys?: never })
