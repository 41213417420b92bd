// Detects the format of a file. Runs in the process of intake.process.ts.
import { open, stat } from 'node:fs/promises'
import { blmHead, isBlm } from './blm/blm.ts'
import { decodedPieces } from './encoding/decode.ts'
import { findDelimiter } from './csv/findDelimiter.ts'
import { findEncoding } from './encoding/findEncoding.ts'
import { findHeaderRow, headerNames, sampleRows } from './headerRow.ts'
import { csvRows } from './csv/csvRows.ts'
import { isKyero } from './kyero/kyero.ts'
import { openImmoHeaders } from './openImmo/openImmoCells.ts'
import { reaxmlHeaders } from './reaxml/reaxmlCells.ts'
import { rootOf } from './feeds/rootOf.ts'
import { kyeroHeaders } from './kyero/propertyCells.ts'
import { TableRefused } from './source.ts'
import type { Encoding, SourceChoices, IntakeLimits, Row, Source } from './source.ts'
import { cardHeaders } from './cards/card.ts'
import { isPageRoot, webTableRows, webTables } from './webPage/webPage.ts'
import { Workbook } from './workbook/workbook.ts'

/** Throws `TableRefused`. */
export async function findSource(
  path: string,
  given: SourceChoices,
  limits: IntakeLimits,
): Promise<Source> {
  const { size } = await stat(path)
  if (size > limits.bytes) throw new TableRefused('tooLarge')
  const head = await headOf(path)
  if (head.startsWith('\xd0\xcf\x11\xe0')) throw new TableRefused('oldWorkbook')
  if (head.startsWith('PK\x03\x04')) return workbookSource(path, given, limits)
  const encoding = given.encoding ?? (await findEncoding(path))
  if (encoding === null) throw new TableRefused('noTable')
  return textSource(path, encoding, given, limits)
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function workbookSource(
  path: string,
  given: SourceChoices,
  limits: IntakeLimits,
): Promise<Source> {
  const workbook = await Workbook.open(path, limits)
  const sheets = workbook.sheets
  // The first sheet may be empty.
  for (const sheet of given.sheet === undefined ? sheets : [given.sheet]) {
    const rows = await firstRows(workbook.rows(sheet))
    if (rows.length === 0 && given.sheet === undefined) continue
    const found = { format: 'xlsx' as const, encoding: null, delimiter: null, sheet, sheets }
    return { ...found, ...headersOf(rows, given) }
  }
  throw new TableRefused('noTable')
}

// Enough text to detect the delimiter.
const startLetters = 64 * 1024

async function textSource(
  path: string,
  encoding: Encoding,
  given: SourceChoices,
  limits: IntakeLimits,
): Promise<Source> {
  const { text, isWhole } = await startOf(path, encoding)
  const none = { encoding, delimiter: null, sheet: null, sheets: [] }
  if (/^\s*BEGIN:VCARD/i.test(text))
    return { format: 'vcard', ...none, headerRow: null, headers: [...cardHeaders] }
  if (isBlm(text))
    return { format: 'blm', ...none, headerRow: null, headers: blmHead(text, limits).headers }
  const root = rootOf(text)
  if (root !== null) {
    if (isPageRoot(root)) return webPageSource(path, encoding, given, limits)
    const feed = isKyero(text) ? 'kyero' : feedsByRoot.get(root)
    // Another kind of XML is no table.
    if (!feed) throw new TableRefused('noTable')
    return { format: feed, ...none, headerRow: null, headers: [...headersOfFeeds[feed]] }
  }
  if (/^\s*<\?xml\s/i.test(text)) throw new TableRefused('noTable')
  const delimiter = given.delimiter ?? findDelimiter(text, isWhole, limits)
  const rows = await firstRows(csvRows(path, { encoding, delimiter }, limits))
  if (rows.length === 0) throw new TableRefused('noTable')
  return { format: 'csv', ...none, delimiter, ...headersOf(rows, given) }
}

const feedsByRoot: ReadonlyMap<string, 'openImmo' | 'reaxml'> = new Map([
  ['openimmo', 'openImmo'],
  ['propertyList', 'reaxml'],
])
const headersOfFeeds = {
  kyero: kyeroHeaders,
  openImmo: openImmoHeaders,
  reaxml: reaxmlHeaders,
} as const

async function webPageSource(
  path: string,
  encoding: Encoding,
  given: SourceChoices,
  limits: IntakeLimits,
): Promise<Source> {
  const tables = await webTables(path, encoding, limits)
  const most = Math.max(...tables.map(({ cells }) => cells))
  // The largest table, because pages also have tables that only arrange their parts.
  const sheet = given.sheet ?? tables.find(({ cells }) => cells === most)?.name
  if (sheet === undefined) throw new TableRefused('noTable')
  const rows = await firstRows(webTableRows(path, { encoding, table: sheet }, limits))
  if (rows.length === 0) throw new TableRefused('noSuchSheet')
  const sheets = tables.map(({ name }) => name)
  const found = { format: 'webPage' as const, encoding, delimiter: null, sheet, sheets }
  return { ...found, ...headersOf(rows, given) }
}

async function startOf(path: string, encoding: Encoding) {
  let text = ''
  for await (const piece of decodedPieces(path, encoding)) {
    text += piece
    if (text.length > startLetters) return { text: text.slice(0, startLetters), isWhole: false }
  }
  return { text, isWhole: true }
}

async function firstRows(batches: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches) {
    rows.push(...batch)
    if (rows.length >= sampleRows) break
  }
  return rows.slice(0, sampleRows)
}

function headersOf(rows: readonly Row[], { headerRow, columnWord = 'Column' }: SourceChoices) {
  const number = headerRow === undefined ? findHeaderRow(rows) : headerRow
  const header = rows.find((row) => row.number === number)?.cells ?? []
  const below = rows.filter((row) => row.number > (number ?? 0))
  // A single row with more cells than headers is a mistake, two are not.
  const widths = below.map(widthOf).sort((a, b) => b - a)
  const columns = Math.max(widthOf({ cells: header }), widths[number === null ? 0 : 1] ?? 0)
  return { headerRow: number, headers: headerNames(header, columns, columnWord) }
}

const widthOf = ({ cells }: Pick<Row, 'cells'>): number =>
  cells.findLastIndex((cell) => cell !== null) + 1
