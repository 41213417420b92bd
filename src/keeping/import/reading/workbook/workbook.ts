// Reads the sheets of a workbook, and their rows as displayed.
import { readFile } from 'node:fs/promises'
import { openWorkbook, sheetRows } from '#kit/sheets/openWorkbook.ts'
import type { OpenWorkbook, ReadCell } from '#kit/sheets/openWorkbook.ts'
import type { StoredCell } from '#kit/sheets/sheetWalk.ts'
import { UnzippedTooLarge } from '#kit/sheets/unzip.ts'
import { formatOf, shownText } from './cellFormats.ts'
import { cutText } from '#kit/fields/cutText.ts'
import { cellText } from '#kit/fields/cellText.ts'
import { MergedTexts } from './mergedCells.ts'
import { TableRefused } from '../source.ts'
import type { IntakeLimits, OddPart, Row } from '../source.ts'

const mostEntries = 5000

export class Workbook {
  readonly #book: OpenWorkbook
  readonly #limits: IntakeLimits
  /** The names of the visible sheets. */
  readonly sheets: string[]

  private constructor(book: OpenWorkbook, limits: IntakeLimits) {
    const visible = book.sheets.filter(({ isHidden }) => !isHidden)
    const sheets = visible.length > 0 ? visible : book.sheets
    this.#book = { ...book, sheets }
    this.#limits = limits
    this.sheets = sheets.map(({ name }) => cellText(name) ?? '')
  }

  /** Throws `TableRefused`. */
  static async open(path: string, limits: IntakeLimits): Promise<Workbook> {
    const file = await readFile(path)
    const bounds = { bytes: limits.unzipped, entries: mostEntries }
    const book = await openWorkbook(file, bounds).catch(refuse)
    if (!book || book.sheets.length === 0) throw new TableRefused('noTable')
    return new Workbook(book, limits)
  }

  /** The non-empty rows of the sheet with this name. Throws `TableRefused`. */
  async *rows(name: string): AsyncGenerator<Row[]> {
    const part = this.#book.sheets[this.sheets.indexOf(name)]
    if (!part) throw new TableRefused('noSuchSheet')
    const xml = await this.#book.sheetXml(part).catch(refuse)
    if (!xml) throw new TableRefused('noTable')
    let count = 0
    try {
      const merged = new MergedTexts(xml)
      // Cleaned once, so that cells that share a text share its memory.
      const shared = this.#book.shared.map((text) => cellText(text) ?? '')
      for (const rows of sheetRows(xml, shared, this.#cellReader())) {
        count += rows.length
        if (count > this.#limits.rows) throw new TableRefused('tooManyRows')
        for (const row of rows) merged.fill(row)
        yield rows
      }
    } catch (error) {
      refuse(error)
    }
  }

  #cellReader(): (cell: StoredCell) => ReadCell<OddPart> | undefined {
    const { columns, letters } = this.#limits
    const { countsFrom1904 } = this.#book
    const formats = this.#book.formats.map(({ id, code }) => formatOf(id, code))
    return (cell) => {
      const { type, value, style, column } = cell
      const odd = oddPart(cell)
      const text = odd
        ? null
        : cellText(shownText(type, value, formats[style] ?? {}, countsFrom1904))
      if (text === null && !odd) return undefined
      if (column > columns) throw new TableRefused('tooManyColumns')
      if (text !== null && text.length > letters) throw new TableRefused('longCell')
      return odd ? { text, odd } : { text }
    }
  }
}

function oddPart({ type, value, hasFormula, column }: StoredCell): OddPart | undefined {
  if (type === 'e') return { column, why: 'error', text: cellText(cutText(value, 40)) ?? '' }
  const isMissing = value === '' && hasFormula && type !== 'str'
  return isMissing ? { column, why: 'notCalculated' } : undefined
}

/** Refuses broken files. */
function refuse(error: unknown): never {
  if (error instanceof TableRefused) throw error
  throw new TableRefused(error instanceof UnzippedTooLarge ? 'tooLarge' : 'noTable')
}
