// Reads the sheets of an untrusted XLSX workbook, a piece of the sheet's XML at a time.
import { readFile } from 'node:fs/promises'
import { sheetWalk } from '#kit/sheets/sheetWalk.ts'
import type { StoredCell } from '#kit/sheets/sheetWalk.ts'
import { UnzippedTooLarge, unzipSome } from '#kit/sheets/unzip.ts'
import { xmlWalker } from '#kit/sheets/walkXml.ts'
import {
  formatCodes,
  numberFormats,
  partDecoder,
  sharedTexts,
  workbookOf,
} from '#kit/sheets/workbookParts.ts'
import type { SheetPart, WorkbookEntries } from '#kit/sheets/workbookParts.ts'
import { formatOf, shownText } from './cellFormats.ts'
import type { CellFormat } from './cellFormats.ts'
import { cutText } from '#kit/fields/cutText.ts'
import { cellText } from '#kit/fields/cellText.ts'
import { MergedTexts, mergedAreas } from './mergedCells.ts'
import { TableRefused } from '../source.ts'
import type { IntakeLimits, OddPart, Row } from '../source.ts'

const pieceBytes = 64 * 1024
const mostEntries = 5000

export class Workbook {
  readonly #file: Buffer
  readonly #limits: IntakeLimits
  readonly #entries: WorkbookEntries
  readonly #parts: readonly SheetPart[]
  readonly #countsFrom1904: boolean

  private constructor(file: Buffer, limits: IntakeLimits) {
    this.#file = file
    this.#limits = limits
    // Pictures, and sheets that nobody reads, are left packed.
    const parts = this.#unzipped(
      (name) => /\.(xml|rels)$/i.test(name) && !/(^|\/)(worksheets|media|drawings)\//i.test(name),
    )
    this.#entries = new Map(
      [...parts].map(([name, part]) => [name.toLowerCase(), partDecoder(part).decode(part)]),
    )
    const book = refusing(() => workbookOf(this.#entries))
    if (!book || book.sheets.length === 0) throw new TableRefused('noTable')
    const sheets = book.sheets.map((one) => ({ ...one, name: cellText(one.name) ?? '' }))
    const visible = sheets.filter(({ isHidden }) => !isHidden)
    this.#parts = visible.length > 0 ? visible : sheets
    this.#countsFrom1904 = book.countsFrom1904
  }

  /** Throws `TableRefused`. */
  static async open(path: string, limits: IntakeLimits): Promise<Workbook> {
    return new Workbook(await readFile(path), limits)
  }

  /** The names of the sheets that a person sees. */
  get sheets(): string[] {
    return this.#parts.map(({ name }) => name)
  }

  /** The rows with content of the sheet of this name. Throws `TableRefused`. */
  async *rows(name: string): AsyncGenerator<Row[]> {
    const path = this.#parts.find((part) => part.name === name)?.path
    if (path === undefined) throw new TableRefused('noSuchSheet')
    const packed = this.#unzipped((entry) => entry.toLowerCase() === path).values()
    const sheet = packed.next().value
    if (!sheet) throw new TableRefused('noTable')
    const reader = refusing(() => this.#reader(sheet))
    const walker = xmlWalker(sheetWalk(reader.shared, (cell) => reader.rows.add(cell)))
    const decoder = partDecoder(sheet)
    for (let at = 0; at < sheet.length; at += pieceBytes) {
      const piece = sheet.subarray(at, at + pieceBytes)
      refusing(() => walker.write(decoder.decode(piece, { stream: true })))
      yield reader.rows.complete()
    }
    refusing(() => walker.close())
    yield reader.rows.end()
  }

  #reader(sheet: Buffer) {
    const codes = formatCodes(this.#entries)
    const formats = numberFormats(this.#entries).map((id) => formatOf(id, codes.get(id)))
    const merged = new MergedTexts(mergedAreas(sheet))
    const rows = new SheetRows({
      formats,
      merged,
      limits: this.#limits,
      from1904: this.#countsFrom1904,
    })
    // Cleaned once, so that the cells that share a text share its memory.
    const shared = sharedTexts(this.#entries).map((text) => cellText(text) ?? '')
    return { shared, rows }
  }

  #unzipped(isWanted: (name: string) => boolean): ReadonlyMap<string, Buffer> {
    const { unzipped: bytes } = this.#limits
    const found = refusing(() => unzipSome(this.#file, { bytes, entries: mostEntries }, isWanted))
    if (!found) throw new TableRefused('noTable')
    return found
  }
}

/** What fails because the file is broken is refused. */
function refusing<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof TableRefused) throw error
    throw new TableRefused(error instanceof UnzippedTooLarge ? 'tooLarge' : 'noTable')
  }
}

type SheetContext = {
  formats: readonly CellFormat[]
  merged: MergedTexts
  limits: IntakeLimits
  from1904: boolean
}

/** Makes rows of cells. */
class SheetRows {
  readonly #context: SheetContext
  #complete: Row[] = []
  #row: Row = { number: 0, cells: [] }
  /** As the sheet numbers the row, and which of its rows it is. */
  #rowInSheet = 0
  #rowOfFile = 0
  #lastNumber = 0
  #count = 0

  constructor(context: SheetContext) {
    this.#context = context
  }

  add(cell: StoredCell): void {
    const { limits, merged } = this.#context
    if (cell.row !== this.#rowInSheet || cell.rowOfFile !== this.#rowOfFile) this.#finish(cell.row)
    this.#rowOfFile = cell.rowOfFile
    const { text, why } = this.#read(cell)
    if (text === null && why === undefined) return
    if (cell.column > limits.columns) throw new TableRefused('tooManyColumns')
    if (text !== null && text.length > limits.letters) throw new TableRefused('longCell')
    const { cells } = this.#row
    while (cells.length < cell.column) cells.push(null)
    cells[cell.column - 1] = text
    merged.remember(cell.row, cell.column, text)
    if (why) (this.#row.odd ??= []).push({ column: cell.column, ...why })
  }

  /** The rows that are known whole by now. */
  complete(): Row[] {
    return this.#complete.splice(0)
  }

  end(): Row[] {
    this.#finish(0)
    return this.complete()
  }

  #finish(next: number): void {
    const row = this.#row
    const isEmpty = !row.odd && row.cells.every((cell) => cell === null)
    if (!isEmpty) this.#lastNumber = row.number
    // A sheet may have a number twice, or rows in another order: each row comes in, behind the one before it.
    this.#row = { number: Math.max(next, this.#lastNumber + 1), cells: [] }
    this.#rowInSheet = next
    if (isEmpty) return
    this.#context.merged.fill(row)
    this.#complete.push(row)
    if (++this.#count > this.#context.limits.rows) throw new TableRefused('tooManyRows')
  }

  #read(cell: StoredCell): { text: string | null; why?: Omit<OddPart, 'column'> } {
    const { type, value, style, hasFormula } = cell
    if (type === 'e')
      return { text: null, why: { why: 'error', text: cellText(cutText(value, 40)) ?? '' } }
    if (value === '' && hasFormula && type !== 'str')
      return { text: null, why: { why: 'notCalculated' } }
    const format = this.#context.formats[style] ?? {}
    return { text: cellText(shownText(type, value, format, this.#context.from1904)) }
  }
}
