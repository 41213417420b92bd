// What is known of a file with a table in it, and what its rows look like once they are read.
import type { ChosenSource } from '../source.contract.ts'

/** Western letters are found, too, but nobody chooses them. */
export type Encoding = NonNullable<ChosenSource['encoding']> | 'windows-1252'

export const delimiters = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

export type Source = {
  format: 'csv' | 'xlsx' | 'vcard' | 'kyero'
  /** Null for a workbook. */
  encoding: Encoding | null
  /** Null where the format has none. */
  delimiter: Delimiter | null
  /** The sheet that is read; null where the format has none. */
  sheet: string | null
  /** The sheets that a person sees in the workbook, in its order. */
  sheets: string[]
  /** The line or row of the headers, counted as rows are (`Row.number`); null where there are none. */
  headerRow: number | null
  /** One for each column, all different: what stands there, `Phone (2)`, or `Column 5` for a column without a header. */
  headers: string[]
}

/** What a person chose instead of what was found; it is kept as it was chosen. */
export type Given = Omit<ChosenSource, 'encoding'> & {
  encoding?: Encoding | undefined
  /** What a column without a header is called before its number, in the reader's language; `Column` if not given. */
  columnWord?: string | undefined
}

export type Row = {
  /** As a person's program counts: the line on which a record or card begins, the row of a sheet; from 1. */
  number: number
  /** One for each header, or more where a row is longer. Clean and trimmed; null for an empty cell. */
  cells: (string | null)[]
  /** Set for a row that is no record. */
  kind?: RowKind
  /** Only where there is something to say. */
  odd?: OddPart[]
}

/** A title and the like above the headers; the headers once more; a last row with a total. */
export type RowKind = 'aboveHeader' | 'repeatedHeader' | 'footer'

/** Something in a row that a person should look at. */
export type OddPart = {
  /** From 1. */
  column: number
  /**
   * `error`: the workbook shows an error such as #REF!, the cell is read as empty.
   * `notCalculated`: a formula without a stored value, read as empty.
   * `unclosedQuote`: the cell begins with a quotation mark that nothing closes.
   * `moreCells`: this and the following cells stand beyond the headers.
   */
  why: 'error' | 'notCalculated' | 'unclosedQuote' | 'moreCells'
  /** What stands in a cell with an error. */
  text?: string
}

/**
 * Why a file cannot be read.
 * `noTable`: nothing in it that looks like a table, or it is broken. `oldWorkbook`: an XLS, or a workbook with a
 * password. `noSuchSheet`: the chosen sheet is not in it. `tooLarge`: the file, its content, or the time or memory that
 * reading it takes. `longCell`, `longRow`, `tooMuchText`: too many characters in a cell, a row or the whole table.
 */
export type TableFault =
  | 'noTable'
  | 'oldWorkbook'
  | 'noSuchSheet'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'longCell'
  | 'longRow'
  | 'tooMuchText'

/** The file cannot be read, or not to its end. */
export class TableRefused extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault) {
    super(`A table was refused: ${fault}`)
    this.fault = fault
  }
}

export type IntakeLimits = {
  /** The file, in bytes. A workbook is held in memory, other files are not. */
  bytes: number
  /** The content of a workbook's parts, in bytes. */
  unzipped: number
  /** Rows with content. */
  rows: number
  columns: number
  /** Characters of a cell. */
  letters: number
  /** Characters of a row. */
  rowLetters: number
  /** Characters of the whole table: many cells of a workbook may share one text. */
  allLetters: number
  /** Milliseconds for finding the source, and for each batch of rows. */
  patience: number
  /** The heap of the process that reads. */
  megabytes: number
}

export const usualLimits: IntakeLimits = {
  bytes: 300_000_000,
  unzipped: 300_000_000,
  rows: 1_000_000,
  columns: 1000,
  letters: 50_000,
  rowLetters: 200_000,
  allLetters: 300_000_000,
  patience: 60_000,
  megabytes: 400,
}
