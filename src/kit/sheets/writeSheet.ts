// Writes an XLSX workbook row by row, so that a million rows take no more memory than a hundred.
import { cutText } from '../fields/cutText.ts'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { zip } from './zip.ts'
import type { ZipEntry } from './zip.ts'

/**
 * Cells with a type or a style: an amount in euro with cents, or without unless there are some, a day (YYYY-MM-DD), a
 * local date and time (YYYY-MM-DDTHH:mm:ss), a bold text.
 */
type TypedCell =
  | { money: number; bold?: boolean }
  | { currency: number }
  | { day: string }
  | { moment: string }
  | { bold: string }
export type Cell = string | number | null | TypedCell
export type SheetColumn = { title: string; /** In characters. */ width: number }
export type Sheet = {
  name: string
  columns: readonly SheetColumn[]
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
}

const mostRows = 1_048_576
// Larger parts survive the garbage collection of young objects, so memory grows.
const rowsPerPart = 100

/**
 * Returns the bytes of the file. A text becomes a cell of the type text, so no program runs it as a formula, whatever
 * it begins with. (CSV has no types: a text that begins with = + - @, a tab or a line break would run there, unless it
 * is prefixed.) Rows beyond `rowsPerSheet` go on in a further sheet.
 */
export const writeSheet = (sheet: Sheet, rowsPerSheet: number = mostRows): Readable =>
  zip(entriesOf(sheet, rowsPerSheet))

async function* entriesOf(sheet: Sheet, rowsPerSheet: number): AsyncGenerator<ZipEntry> {
  const rows = iteratorOf(sheet.rows)
  let next = await rows.next()
  let sheets = 0
  try {
    do {
      sheets++
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: part() }
    } while (!next.done)
  } finally {
    await rows.return?.()
  }
  for (const [name, content] of Object.entries(packageFiles(sheet, sheets)))
    yield { name, content: [content] }

  async function* part(): AsyncGenerator<string> {
    yield headOf(sheet.columns)
    let text = ''
    for (let row = 2; row <= rowsPerSheet && !next.done; row++) {
      text += rowOf(row, next.value)
      next = await rows.next()
      if (row % rowsPerPart !== 0) continue
      yield text
      text = ''
      await nextTurn() // lets other requests through
    }
    yield `${text}</sheetData></worksheet>`
  }
}

const iteratorOf = (rows: Sheet['rows']): AsyncIterator<readonly Cell[]> =>
  (async function* () {
    yield* rows
  })()

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parts = 'http://schemas.openxmlformats.org/package/2006'
const typeOf = (kind: string) =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`

function headOf(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="1" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }, at) => cellOf(at, 1, title, 2))
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`
}

const rowOf = (row: number, cells: readonly Cell[]) =>
  `<row r="${row}">${cells.map((cell, at) => cellOf(at, row, cell, 1)).join('')}</row>`

function cellOf(column: number, row: number, value: Cell, style: number): string {
  if (value === null || value === '') return ''
  if (typeof value === 'object') return typedCellOf(column, row, value)
  const at = `r="${letterOf(column)}${row}" s="${style}"`
  return typeof value === 'number'
    ? `<c ${at}><v>${value}</v></c>`
    : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

function typedCellOf(column: number, row: number, value: TypedCell): string {
  const number = (style: number, written: string) =>
    `<c r="${letterOf(column)}${row}" s="${style}"><v>${written}</v></c>`
  if ('money' in value) return number(value.bold ? 6 : 3, value.money.toFixed(2))
  if ('currency' in value)
    return number(Number.isInteger(value.currency) ? 7 : 3, String(value.currency))
  if ('bold' in value) return cellOf(column, row, value.bold, 2)
  const [text, style] = 'day' in value ? [value.day, 4] : [value.moment, 5]
  const days = serialOf(text)
  // Excel has no dates before 1900, and gets those before 1 March 1900 wrong: they are written as texts.
  return days > 60 ? number(style, String(days)) : cellOf(column, row, text, 1)
}

/** Days since 30 December 1899, as spreadsheets count them. */
const serialOf = (text: string): number =>
  (Date.parse(`${text.length === 10 ? `${text}T00:00:00` : text}Z`) - Date.UTC(1899, 11, 30)) /
  86_400_000

const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // A text that looks like an escaped character, and characters that XML cannot contain or would change, are escaped.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, asHexCode)
    .replace(/[&<>"]/g, (character) => entities[character]!)

const asHexCode = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/**
 * The other files of the archive. Styles: 1 text, 2 bold text and titles, 3 money, 4 day, 5 date and time, 6 bold
 * money, 7 money without cents.
 */
function packageFiles({ name }: Sheet, sheets: number): Record<string, string> {
  const all = Array.from({ length: sheets }, (_, at) => at + 1)
  // Excel refuses files with these characters, or more than 31, in the name of a sheet.
  const sheetName = cutText(name.replace(/[:\\/?*[\]]/g, ' '), 24)
  const nameOf = (at: number) => escaped(at === 1 ? sheetName : `${sheetName} ${at}`)
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/>${all.map((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${typeOf('worksheet')}"/>`).join('')}</Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${parts}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${all.map((at) => `<sheet name="${nameOf(at)}" sheetId="${at}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${parts}/relationships">${all.map((at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`).join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><numFmts count="4"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="167" formatCode="#,##0\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="167" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
}
