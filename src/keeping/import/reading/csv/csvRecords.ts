// Splits CSV into records, from text chunks of any size. Not with csv-parse: it fails at an unclosed quotation mark, and cannot
// go back to continue after it.
import { TableRefused } from '../source.ts'

export type CsvRecord = {
  /** The number of its first line, from 1. */
  line: number
  cells: string[]
  /** Columns, from 1, whose opening quotation mark is never closed and was read literally. */
  unclosed: number[]
}

type CsvRules = {
  /** A single character. */
  delimiter: string
  /** Maximum characters per cell, and cells per record. Beyond it throws `TableRefused`. */
  letters: number
  columns: number
}

const [quote, carriageReturn, lineFeed, blank] = [34, 13, 10, 32]

// A file with more unclosed quotation marks does not use them for quoting. The limit also bounds the time.
const mostUnclosed = 1000
// Number of lines to check whether an open quotation contains further records.
const linesToCompare = 20

/**
 * A cell that starts with a quotation mark ends with the next one before a delimiter, a line break or the end. In it, doubled
 * marks mean one, and a single mark is literal if another closes the cell on the same line. In other cells quotation marks are
 * literal. A mark that is not closed before the end or the maximum cell size is literal too, and is reported.
 */
export class CsvRecords {
  readonly #rules: CsvRules
  readonly #delimiter: number
  #rest = ''
  #line = 1
  #unclosed = 0
  // Search state of an incomplete record, so that it is not rescanned with each chunk.
  #waitFor = 0
  #width = 0

  constructor(rules: CsvRules) {
    this.#rules = rules
    this.#delimiter = rules.delimiter.charCodeAt(0)
  }

  /** The records that this chunk completes. */
  push(piece: string): CsvRecord[] {
    return this.#read(piece, false)
  }

  /** The remaining records after the last chunk. */
  end(): CsvRecord[] {
    return this.#read('', true)
  }

  #read(piece: string, isEnd: boolean): CsvRecord[] {
    const text = this.#rest + piece
    const records: CsvRecord[] = []
    let at = 0
    const end = isEnd || text.length >= this.#waitFor ? text.length : 0
    while (at < end) {
      const found = this.#record(text, at, isEnd)
      if (!found) {
        // Doubles the size before retrying, so that the time stays linear for small chunks.
        this.#waitFor = (text.length - at) * 2
        break
      }
      this.#waitFor = 0
      const { record, next, lines } = found
      this.#line += lines
      this.#width = record.cells.length
      records.push(record)
      at = next
    }
    this.#rest = text.slice(at)
    return records
  }

  /** Undefined if more text is needed. */
  #record(text: string, from: number, isEnd: boolean) {
    const usual = new Set<number>()
    const cells: string[] = []
    const unclosed: number[] = []
    let hasBreaks = false
    let at = from
    for (;;) {
      if (cells.length >= this.#rules.columns) throw new TableRefused('tooManyColumns')
      const cell = this.#cell(text, at, isEnd, usual)
      if (cell === 'more') return undefined
      if ('usual' in cell) {
        usual.add(cell.usual)
        if (!cell.isUnclosed) continue
        this.#unclosed++
        unclosed.push(cells.length + 1)
        continue
      }
      cells.push(cell.text)
      hasBreaks ||= cell.isQuoted
      at = cell.end
      const code = text.charCodeAt(at)
      if (code === this.#delimiter) at++
      else {
        const isPair = code === carriageReturn && text.charCodeAt(at + 1) === lineFeed
        const next = Math.min(text.length, at + (isPair ? 2 : 1))
        const lines = hasBreaks ? linesIn(text, from, next) : 1
        return { record: { line: this.#line, cells, unclosed }, next, lines }
      }
    }
  }

  #cell(text: string, from: number, isEnd: boolean, usual: ReadonlySet<number>): CellFound {
    let start = from
    while (text.charCodeAt(start) === blank) start++
    const isQuoted = text.charCodeAt(start) === quote
    if (isQuoted && !usual.has(start) && this.#unclosed < mostUnclosed)
      return this.#quotedCell(text, start, isEnd)
    return this.#plainCell(text, from, isEnd)
  }

  #plainCell(text: string, from: number, isEnd: boolean): CellFound {
    let end = from
    while (end < text.length && !this.#isBorder(text.charCodeAt(end))) end++
    if (end - from > this.#rules.letters) throw new TableRefused('longCell')
    if (!isEnd && this.#isCut(text, end)) return 'more'
    return { text: text.slice(from, end), end, isQuoted: false }
  }

  #quotedCell(text: string, start: number, isEnd: boolean): CellFound {
    let value = ''
    let from = start + 1
    let search = from
    let isStray = false
    for (;;) {
      const at = text.indexOf('"', search)
      const seen = at < 0 ? text.length : at
      // "Aegean" Hotel;"Rhodes": the first mark is part of the name, the third opens a cell.
      if (isStray && this.#isLeft(text, search, seen)) return { usual: start, isUnclosed: false }
      if (value.length + seen - from > this.#rules.letters) {
        this.#refuseHuge(text, start)
        return { usual: start, isUnclosed: true }
      }
      if (at < 0) return isEnd ? { usual: start, isUnclosed: true } : 'more'
      if (text.charCodeAt(at + 1) === quote) {
        value += text.slice(from, at + 1)
        from = search = at + 2
        continue
      }
      let end = at + 1
      while (text.charCodeAt(end) === blank) end++
      if (!isEnd && this.#isCut(text, end)) return 'more'
      if (end === text.length || this.#isBorder(text.charCodeAt(end)))
        return { text: value + text.slice(from, at), end, isQuoted: true }
      isStray = true
      search = at + 1
    }
  }

  #isBorder(code: number): boolean {
    return code === this.#delimiter || code === lineFeed || code === carriageReturn
  }

  /** More text is needed, also after a carriage return, which may be half of a line break. */
  #isCut(text: string, end: number): boolean {
    return (
      end === text.length || (end === text.length - 1 && text.charCodeAt(end) === carriageReturn)
    )
  }

  /** The line ends before the next quotation mark, or that mark opens another cell. */
  #isLeft(text: string, from: number, mark: number): boolean {
    let last = 0
    for (let at = from; at < mark; at++) {
      const code = text.charCodeAt(at)
      if (code === lineFeed || code === carriageReturn) return true
      if (code !== blank) last = code
    }
    return mark < text.length && last === this.#delimiter
  }

  /** False if the text looks like further records, which were not meant to be quoted. */
  #refuseHuge(text: string, start: number): void {
    const seen = text.slice(start, start + this.#rules.letters)
    const lines = seen.split(/\r\n|\r|\n/, linesToCompare + 2)
    const widths = lines.slice(1, -1).map((line) => line.split(this.#rules.delimiter).length)
    const usual = this.#width > 1 ? this.#width : (widths[0] ?? 0)
    const alike = widths.filter((width) => width === usual).length
    if (usual < 2 || alike < widths.length * 0.8) throw new TableRefused('longCell')
  }
}

/** `more`: more text is needed. `usual`: the position of a quotation mark to read literally. */
type CellFound =
  | { text: string; end: number; isQuoted: boolean }
  | { usual: number; isUnclosed: boolean }
  | 'more'

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    const isHalf = code === carriageReturn && text.charCodeAt(at + 1) === lineFeed
    if ((code === lineFeed || code === carriageReturn) && !isHalf) lines++
  }
  return lines
}
