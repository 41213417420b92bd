// What becomes of a row: what is wrong with it, and what is to be written.
import type { Message } from '#kit/i18n/messages.ts'
import type { ImportedName } from './records.ts'

export type RowFault = {
  /** The column of the file, from 0; null: it is about the row or one of its parts. */
  column: number | null
  /** The target that it is about, where no column became it. */
  target?: string
  message: Message
}

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

/** What a row says of one of its parts. */
export type SaidPart = {
  values: Record<string, unknown>
  number: string | null
  /** Addresses of its photos. */
  photos: readonly string[]
  /** Columns of the values, to name them in faults. */
  columns: Record<string, number | null>
}

export type SaidRow = { parts: Map<string, SaidPart>; faults: RowFault[] }
