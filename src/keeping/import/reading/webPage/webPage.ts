// Reads the tables of a web page, which many programs save with the name of a workbook.
import { cellText } from '#kit/fields/cellText.ts'
import { xmlWalker } from '#kit/sheets/walkXml.ts'
import { decodedPieces } from '../encoding/decode.ts'
import { TableRefused, refuseBroken } from '../source.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'

/** Whether this is the first element of a web page. */
export const isPageRoot = (name: string): boolean => pageRoots.has(name.toLowerCase())

// Programs that write a table by hand leave out the page around it.
const pageRoots = new Set(
  'html head meta title style script link body div table center form font span p b br h1 h2 h3 h4'.split(
    ' ',
  ),
)

// Pages may have a table for each line; only these are offered.
const mostTables = 50

export type WebTable = { name: string; cells: number }

/** The tables with rows of several cells, named by their number in the page. Throws `TableRefused`. */
export async function webTables(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): Promise<WebTable[]> {
  const tables = new Map<string, number>()
  for await (const rows of pageRows(path, encoding, limits))
    for (const { table, row } of rows) {
      const filled = row.cells.filter((cell) => cell !== null).length
      if (filled > 1 && (tables.has(table) || tables.size < mostTables))
        tables.set(table, (tables.get(table) ?? 0) + filled)
    }
  return [...tables].map(([name, cells]) => ({ name, cells }))
}

/** The non-empty rows of the table with this name. Throws `TableRefused`. */
export async function* webTableRows(
  path: string,
  { encoding, table }: { encoding: Encoding; table: string },
  limits: IntakeLimits,
): AsyncGenerator<Row[]> {
  for await (const rows of pageRows(path, encoding, limits))
    yield rows.filter((one) => one.table === table).map(({ row }) => row)
}

type PageRow = { table: string; row: Row }

async function* pageRows(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<PageRow[]> {
  const page = new Page(limits)
  const walker = xmlWalker(
    {
      open: (name, attributes) => page.open(name, attributes),
      text: (part) => page.text(part),
      close: (name) => page.close(name),
    },
    'html',
  )
  for await (const piece of decodedPieces(path, encoding)) {
    refuseBroken(() => walker.write(piece))
    yield page.complete()
  }
  refuseBroken(() => walker.close())
  // The end of the file is missing.
  if (page.isOpen) throw new TableRefused('noTable')
  yield page.complete()
}

type Span = { text: string | null; rows: number }
type Table = {
  name: string
  rows: number
  /** The cells of the open row; null between rows. */
  row: (string | null)[] | null
  /** The text of the open cell; null between cells. */
  cell: string | null
  size: { columns: number; rows: number }
  /** Cells that reach down into the following rows, by column. */
  spans: Map<number, Span>
}

const deepest = 50
const isBreak = new Set(['br', 'p', 'div', 'li', 'h1', 'h2', 'h3'])
const isHidden = new Set(['style', 'title'])

/** End tags of cells and rows may be missing. */
class Page {
  readonly #limits: IntakeLimits
  /** The open tables, the innermost last. */
  readonly #open: Table[] = []
  #complete: PageRow[] = []
  #tables = 0
  #rows = 0
  #hidden = ''

  constructor(limits: IntakeLimits) {
    this.#limits = limits
  }

  open(name: string, attributes: Record<string, string>): void {
    if (isHidden.has(name)) this.#hidden = name
    if (name === 'table') return this.#openTable()
    const table = this.#open.at(-1)
    if (!table) return
    if (name === 'tr') this.#endRow(table)
    if (name === 'tr') table.row = []
    else if (name === 'td' || name === 'th') this.#openCell(table, attributes)
    else if (table.cell !== null && isBreak.has(name)) table.cell += '\n'
  }

  text(part: string): void {
    const table = this.#open.at(-1)
    if (!table || table.cell === null || this.#hidden !== '') return
    table.cell += part.replace(/\s+/g, ' ')
    if (table.cell.length > this.#limits.letters * 2) throw new TableRefused('longCell')
  }

  close(name: string): void {
    if (name === this.#hidden) this.#hidden = ''
    const table = this.#open.at(-1)
    if (!table) return
    if (name === 'td' || name === 'th') this.#endCell(table)
    else if (name === 'tr') this.#endRow(table)
    else if (name === 'table') {
      this.#endRow(table)
      this.#open.pop()
    }
  }

  /** The rows that are complete so far. */
  complete(): PageRow[] {
    return this.#complete.splice(0)
  }

  /** Whether the end of a table is still to come. */
  get isOpen(): boolean {
    return this.#open.length > 0
  }

  #openTable(): void {
    if (this.#open.length >= deepest) throw new TableRefused('noTable')
    this.#open.push({
      name: String(++this.#tables),
      rows: 0,
      row: null,
      cell: null,
      size: { columns: 1, rows: 1 },
      spans: new Map(),
    })
  }

  #openCell(table: Table, { colspan, rowspan }: Record<string, string>): void {
    this.#endCell(table)
    table.row ??= []
    table.cell = ''
    table.size = { columns: sizeOf(colspan), rows: sizeOf(rowspan) }
  }

  #endCell(table: Table): void {
    const { cell, row, size, spans } = table
    if (cell === null || row === null) return
    table.cell = null
    this.#fillSpans(table)
    const text = cellText(cell.replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n'))
    if (text !== null && text.length > this.#limits.letters) throw new TableRefused('longCell')
    if (row.length + size.columns > this.#limits.columns) throw new TableRefused('tooManyColumns')
    for (let at = 0; at < size.columns; at++) {
      const part = at === 0 ? text : null
      if (size.rows > 1) spans.set(row.length, { text: part, rows: size.rows - 1 })
      row.push(part)
    }
  }

  #endRow(table: Table): void {
    this.#endCell(table)
    const { row, name, spans } = table
    if (row === null) return
    this.#fillSpans(table)
    const last = Math.max(-1, ...spans.keys())
    while (row.length <= last) {
      row.push(null)
      this.#fillSpans(table)
    }
    table.row = null
    table.rows++
    if (row.every((cell) => cell === null)) return
    if (++this.#rows > this.#limits.rows) throw new TableRefused('tooManyRows')
    this.#complete.push({ table: name, row: { number: table.rows, cells: row } })
  }

  /** Repeats the texts of the cells above that reach into the next columns of this row. */
  #fillSpans({ row, spans }: Table): void {
    for (;;) {
      const span = spans.get(row!.length)
      if (!span) return
      if (--span.rows === 0) spans.delete(row!.length)
      row!.push(span.text)
    }
  }
}

const sizeOf = (text: string | undefined): number =>
  Math.max(1, Number.parseInt(text ?? '', 10) || 1)
