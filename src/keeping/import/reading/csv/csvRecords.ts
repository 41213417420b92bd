// Splits CSV into records, from pieces of text of any length. csv-parse was looked at and left: it ends with an error at
// a quotation mark that nothing closes, and cannot go back to read on behind it.
import { TableRefused } from '../source.ts'

export type CsvRecord = {
  /** The line on which it begins, from 1. */
  line: number
  cells: string[]
  /** Columns, from 1, whose first quotation mark nothing closes: it was read as any other character. */
  unclosed: number[]
}

type CsvRules = {
  /** One character. */
  delimiter: string
  /** The most characters of a cell, and cells of a record. More throw `TableRefused`. */
  letters: number
  columns: number
}

const [quote, carriageReturn, lineFeed, blank] = [34, 13, 10, 32]

// A file with more quotation marks that nothing closes does not use them for quoting. It also bounds the time.
const mostUnclosed = 1000
// So many lines tell whether what is inside an open quotation looks like further records.
const linesToCompare = 20

/**
 * A cell that begins with a quotation mark ends with the next one before a delimiter, a line break or the end; doubled
 * ones in it stand for one, and a single one for itself where another closes the cell on the same line. In other cells
 * quotation marks are usual characters. One that nothing closes, up to the end or for more characters than a cell may
 * have, is a usual character too, and is told of.
 */
export class CsvRecords {
  readonly #rules: CsvRules
  readonly #delimiter: number
  #rest = ''
  #line = 1
  #unclosed = 0
  // What a record that is not complete yet has seen, so that it is not searched anew with each piece.
  #waitFor = 0
  #width = 0

  constructor(rules: CsvRules) {
    this.#rules = rules
    this.#delimiter = rules.delimiter.charCodeAt(0)
  }

  /** The records that are complete with this piece. */
  push(piece: string): CsvRecord[] {
    return this.#read(piece, false)
  }

  /** What is left after the last piece. */
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
        // Twice as much before it is tried again: the time stays linear, however small the pieces are.
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

  /** Undefined where the text may go on. */
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
      // "Aegean" Hotel;"Rhodes": the first mark is part of the name, the third begins a cell.
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

  /** What follows is not there yet: also behind a carriage return, which may be half of a line break. */
  #isCut(text: string, end: number): boolean {
    return (
      end === text.length || (end === text.length - 1 && text.charCodeAt(end) === carriageReturn)
    )
  }

  /** The line ends before the next quotation mark, or another cell begins with that. */
  #isLeft(text: string, from: number, mark: number): boolean {
    let last = 0
    for (let at = from; at < mark; at++) {
      const code = text.charCodeAt(at)
      if (code === lineFeed || code === carriageReturn) return true
      if (code !== blank) last = code
    }
    return mark < text.length && last === this.#delimiter
  }

  /** Unless it looks like further records, which were not meant to be quoted. */
  #refuseHuge(text: string, start: number): void {
    const seen = text.slice(start, start + this.#rules.letters)
    const lines = seen.split(/\r\n|\r|\n/, linesToCompare + 2)
    const widths = lines.slice(1, -1).map((line) => line.split(this.#rules.delimiter).length)
    const usual = this.#width > 1 ? this.#width : (widths[0] ?? 0)
    const alike = widths.filter((width) => width === usual).length
    if (usual < 2 || alike < widths.length * 0.8) throw new TableRefused('longCell')
  }
}

/** `more`: the text may go on. `usual`: the place of a quotation mark that is to be read as any other character. */
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
