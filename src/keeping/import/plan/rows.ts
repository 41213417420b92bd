// The three shapes of a row on its way from the file to the records: what the file says, what is planned, what was done.
import type { Diff } from '#kit/db/diff.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { ImportKindName, Outcome } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import type { OddPart, RowKind } from '../reading/source.ts'
import type { ImportedName } from '../targets.contract.ts'

/** An import as its rows are planned and written. */
export type ImportJob = {
  importId: number
  kind: ImportKindName
  mapping: Mapping
  headers: readonly string[]
  actor: Actor
}

/** A row as the file has it, with what a person corrected and chose. */
export type FileRow = {
  number: number
  cells: (string | null)[]
  /** By column, from 0. */
  mended: Record<string, string>
  /** By part: the record that it is about. */
  choices: Record<string, string>
  leftOut: boolean
  /** Set for a row that is no record, such as a total. */
  mark: RowKind | null
  odd: OddPart[]
}

export type RowFault = {
  /** The column of the file, from 0; null: it is about the row or one of its parts. */
  column: number | null
  /** The target that it is about, where no column became it. */
  target?: string
  message: Message
}

/** What a row says of one of its parts. */
export type ReadPart = {
  values: Record<string, unknown>
  number: string | null
  /** Addresses of its photos. */
  photos: readonly string[]
  /** Columns of the values, to name them in faults. */
  columns: Record<string, number | null>
  /** By what it is recognised. */
  keys: readonly string[]
}

/** A row of the file with its cells read. */
export type ReadRow = FileRow & { parts: Map<string, ReadPart>; faults: RowFault[] }

/** A record as it is to be written for one part of a row. */
export type PlannedPart = {
  part: string
  entity: ImportedName
  /** Its row in "importRecord". */
  recordId: number
  action: 'add' | 'change' | 'same'
  /** Of a new record all that is given, else what changes. */
  values: Record<string, unknown>
  /** What the changed values replace. */
  previous: Record<string, unknown>
  /** Fields that hold the number of another record of the import, by its row in "importRecord". */
  refs: Record<string, number>
  /** Its number in the other system. */
  number: string | null
  /** The addresses of photos that it is to have besides; undefined: none. */
  photos?: readonly string[]
}

export type PlannedRow = {
  number: number
  outcome: Outcome
  plan: PlannedPart[]
  faults: RowFault[]
  /** By part: the records that it may be about, as choices. */
  maybe: Record<string, string[]>
}

/** A change of a record that a row has made, as in "importChange". */
export type RowChange = {
  /** Of the row. */
  number: number
  entity: ImportedName
  entityId: number
  isNew: boolean
  /** That the change made. */
  version: number
  data: Diff
}
