// What the import has to know of a kind of record.
import type { AnyEntity, Stored } from '#kit/db/entity.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Mapping } from '../mapping.contract.ts'
import type { PlannedRecord } from '../plan/records.ts'

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

/** A record that shares a key with what a row says. */
export type Candidate = {
  /** Its row in "importRecord"; null where the import has not come upon it yet. */
  recordId: number | null
  /** Null for one that the import is to add. */
  entityId: number | null
  keys: ReadonlySet<string>
}

export type Verdict =
  | { is: Candidate }
  | { isNew: true }
  /** A person has to say. */
  | { maybe: readonly Candidate[]; why: string }

export type DecideOptions = {
  /** It should be here: less is enough to tell which one it is. */
  isKnown: boolean
  sameName: Mapping['sameName']
}

/** How records are recognised by their own values. */
export type ByKeys = {
  keysOf: (db: Db, all: readonly Values[]) => Promise<string[][]>
  /** Stored records that have one of the keys; a key that too many have finds none. */
  find: (db: Db, keys: readonly string[]) => Promise<Found[]>
  /** Which of the candidates, at least one, has these keys. */
  decide: (
    keys: readonly string[],
    candidates: readonly Candidate[],
    options: DecideOptions,
  ) => Verdict
}

/** By field: the parents of a record, as rows of "importRecord" or as stored. */
export type Parents = Readonly<Record<string, number>>
/** What a row says of a record, and the stored records that are its parents. */
export type StoredSearch = { parents: Parents; values: Values }
/** Days that are taken, the last one not. */
export type Block = { from: string; till: string; name: string | null }

/** How records are recognised that belong to others, such as a lead to its person. */
export type ByParents = {
  /** Records of the import that have one of these keys may be the same. Says all that is to be found later. */
  keysOf: (parents: Parents, values: Readonly<Values>) => string[]
  /** Stored records that each of these may mean, with its place. */
  find: (db: Db, all: readonly StoredSearch[]) => Promise<{ id: number; at: number }[]>
  /** Whether it is the same as one that is here, and of the same parents. */
  isSame: (read: Readonly<Values>, stored: Readonly<Values>) => boolean
  /** Two rows that say the same are two records, such as two equal payments of a day. */
  isOneEach?: true
  /** Days that are taken by something else than records of the kind. */
  findBlocks?: (db: Db, all: readonly StoredSearch[]) => Promise<(Block & { at: number })[]>
  /** Throws where it may not stand beside others of the same keys, or days that are taken. */
  mustBeFree?: (
    after: Readonly<Values>,
    others: readonly PlannedRecord[],
    blocks: readonly Block[],
  ) => void
}

export type ImportedEntity = {
  of: AnyEntity
  /** Reads what the rules look up of these values. */
  rules: (db: Db, all: readonly Values[], actor: Actor) => Promise<Rules>
  /** Locked where they are about to be changed. Deleted ones are left out. */
  read: (db: Db, ids: readonly number[], lock: boolean) => Promise<StoredRecord[]>
  /** Where more is stored than the columns of its table. */
  add?: (tx: Db, records: readonly Values[], by: WritingBy) => Promise<number[]>
  /** What follows from changes, and from taking back what was added. */
  afterSaving?: (tx: Db, ids: readonly number[], by: WritingBy) => Promise<void>
  afterRemoving?: (tx: Db, ids: readonly number[], actor: Actor) => Promise<void>
  /** What has to be taken back before a record that the import has added. */
  beforeRemoving?: (tx: Db, importId: number, ids: readonly number[], actor: Actor) => Promise<void>
  /** "mergedIntoId" names the record into which a person has merged one. */
  canBeMerged?: true
  /** One that the import has added does not keep its parents from being taken back, even where it stays itself. */
  isPartOfParents?: true
  /**
   * Fields that must stay as they are when an import is taken back, because other records need them by now: without them these
   * would be in no list.
   */
  fieldsNeeded?: (db: Db, ids: readonly number[]) => Promise<Map<number, string[]>>
} & ({ byKeys: ByKeys; byParents?: never } | { byParents: ByParents; byKeys?: never })
