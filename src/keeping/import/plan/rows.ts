// The three stages of a row from the file to the records: its cells, its plan, its written changes.
import type { Diff } from '#kit/db/diff.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { ImportKindName, Outcome } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import type { OddPart, RowKind } from '../reading/source.ts'
import type { ImportedName } from '../composites.contract.ts'

/** An import, as needed to plan and write its rows. */
export type ImportJob = {
  importId: number
  kind: ImportKindName
  mapping: Mapping
  headers: readonly string[]
  actor: Actor
}

/** A row of the file, with the user's corrections and choices. */
export type FileRow = {
  number: number
  cells: (string | null)[]
  /** By column, from 0. */
  mended: Record<string, string>
  /** By part: the chosen record. */
  choices: Record<string, string>
  leftOut: boolean
  /** Set for a row that is no record, such as a total. */
  mark: RowKind | null
  odd: OddPart[]
}

export type RowFault = {
  /** The column of the file, from 0; null if it concerns the row or one of its parts. */
  column: number | null
  /** The target, if no column is mapped to it. */
  target?: string
  message: Message
}

/** The values of one part of a row. */
export type ReadPart = {
  values: Record<string, unknown>
  number: string | null
  /** Keys of its number and time of creation in this product, if the file is an export of it. */
  here: readonly string[]
  /** URLs of its photos. */
  photos: readonly string[]
  /** Columns of the values, to name them in errors. */
  columns: Record<string, number | null>
  /** The keys that identify its record. */
  keys: readonly string[]
}

/** A row of the file after parsing its cells. */
export type ReadRow = FileRow & {
  parts: Map<string, ReadPart>
  faults: RowFault[]
  /** What could not be read and stands in the notes instead. */
  remarks: RowFault[]
}

/** The planned change of a record for one part of a row. */
export type PlannedPart = {
  part: string
  entity: ImportedName
  /** Its row in "importRecord". */
  recordId: number
  action: 'add' | 'change' | 'same'
  /** All values of a new record, or the changes of an existing one. */
  values: Record<string, unknown>
  /** The previous values of the changed fields. */
  previous: Record<string, unknown>
  /** Fields that refer to another record of the import, with its row in "importRecord". */
  refs: Record<string, number>
  /** Its number in the other system. */
  number: string | null
  /** The URLs of photos to add; undefined without any. */
  photos?: readonly string[]
}

export type PlannedRow = {
  number: number
  outcome: Outcome
  plan: PlannedPart[]
  /** Why it is refused or doubtful; of a row that comes in, what stands in the notes instead of its field. */
  faults: RowFault[]
  /** By part: candidate records, as choices. */
  maybe: Record<string, string[]>
}

/** A record change made by a row, as in "importChange". */
export type RowChange = {
  /** Id of the row. */
  number: number
  entity: ImportedName
  entityId: number
  isNew: boolean
  /** The version that the change created. */
  version: number
  data: Diff
}
