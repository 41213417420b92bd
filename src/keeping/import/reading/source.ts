// The detected format of a file with a table, and its rows after reading.
import type { ChosenSource, FoundSource } from '../source.contract.ts'

/** Western encodings are detected, but not offered. */
export type Encoding = NonNullable<ChosenSource['encoding']> | 'windows-1252'

export const delimiters = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

export type Source = {
  format: NonNullable<FoundSource['format']>
  /** Null for a workbook. */
  encoding: Encoding | null
  /** Null if the format has none. */
  delimiter: Delimiter | null
  /** The sheet to read, or the number of the table in a web page; null if the format has none. */
  sheet: string | null
  /** The visible sheets of the workbook, or the tables of the web page, in order. */
  sheets: string[]
  /** The line or row of the headers, numbered like rows (`Row.number`); null without headers. */
  headerRow: number | null
  /** Distinct names of all columns: the header, `Phone (2)`, or `Column 5` for a column without a header. */
  headers: string[]
}

/** The user's choices, which override detection. */
export type SourceChoices = Omit<ChosenSource, 'encoding'> & {
  encoding?: Encoding | undefined
  /** The word before the number of a column without a header, in the reader's language; by default `Column`. */
  columnWord?: string | undefined
}

export type Row = {
  /** As other programs count: the first line of a record or card, or the row of a sheet; from 1. */
  number: number
  /** One per header, or more if the row is longer. Cleaned and trimmed; null for an empty cell. */
  cells: (string | null)[]
  /** Set for a row that is no record. */
  kind?: RowKind
  /** Undefined without warnings. */
  odd?: OddPart[]
}

/** Rows above the headers, such as a title; repeated headers; a total in the last rows. */
export type RowKind = 'aboveHeader' | 'repeatedHeader' | 'footer'

/** A problem in a row that the user should check. */
export type OddPart = {
  /** From 1. */
  column: number
  /**
   * `error`: the workbook shows an error such as #REF!; read as empty.
   * `notCalculated`: a formula without a stored value; read as empty.
   * `unclosedQuote`: the cell starts with a quotation mark that is never closed.
   * `moreCells`: this and the following cells are beyond the headers.
   * `lostLetters`: bytes that are no letters in the encoding of the file, or letters that were lost before.
   */
  why: 'error' | 'notCalculated' | 'unclosedQuote' | 'moreCells' | 'lostLetters'
  /** The text of a cell with an error. */
  text?: string
}

/**
 * Why a file cannot be read.
 * `noTable`: contains nothing like a table, or is broken. `oldWorkbook`: an XLS file, or a workbook with a password.
 * `noSuchSheet`: lacks the chosen sheet. `tooLarge`: the file, its content, or the time or memory to read it. `longCell`,
 * `longRow`, `tooMuchText`: too many characters in a cell, a row or the whole table.
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

/** Runs a parser; whatever it throws means that the file is broken. */
export function refuseBroken(read: () => void): void {
  try {
    read()
  } catch (error) {
    throw error instanceof TableRefused ? error : new TableRefused('noTable')
  }
}

export type IntakeLimits = {
  /** Size of the file in bytes. Workbooks are held in memory, other files are not. */
  bytes: number
  /** Size of the unpacked parts of a workbook in bytes. */
  unzipped: number
  /** Non-empty rows. */
  rows: number
  columns: number
  /** Characters per cell. */
  letters: number
  /** Characters per row. */
  rowLetters: number
  /** Characters of the whole table, because many cells of a workbook may share one text. */
  allLetters: number
  /** Milliseconds to detect the source, and for each batch of rows. */
  patience: number
  /** Heap size of the reading process. */
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
