// Reads the first sheet of an untrusted XLSX file. Uploads are read in a process of its own (readUploadedSheet.ts).
import { openWorkbook, sheetRows } from './openWorkbook.ts'
import type { SheetRow } from './openWorkbook.ts'
import { isText } from './sheetWalk.ts'
import type { StoredCell } from './sheetWalk.ts'
import { UnzippedTooLarge } from './unzip.ts'
import type { WorkbookParts } from './workbookParts.ts'

/**
 * `bytes` limits the file, its decompressed content and the characters of all cells, each on its own. `rows` counts
 * only rows with content; `columns` is the last column that may have content.
 */
export type ReadLimits = { bytes: number; rows: number; columns: number }

/** Why a file cannot be read. */
export type SheetFault = 'noSheet' | 'tooLarge'

/** `formula`: the text was calculated, not typed. `shownOtherwise`: the program shows another text in the cell. */
export type OddCell = { column: number; why: 'formula' | 'shownOtherwise' }

/** Texts as stored; `odd` are cells whose text may differ from what a user sees or typed. */
export type StoredRow = SheetRow<OddCell>

/** The rows with content of the first sheet, or the reason why it cannot be read. */
export async function readSheet(
  file: Buffer,
  limits: ReadLimits,
): Promise<StoredRow[] | SheetFault> {
  if (file.length > limits.bytes) return 'tooLarge'
  try {
    const book = await openWorkbook(file, { bytes: limits.bytes, entries: 200 })
    const [first] = book?.sheets ?? []
    const xml = first && (await book?.sheetXml(first))
    return book && xml ? rowsOf(xml, book, limits) : 'noSheet'
  } catch (error) {
    const isTooLarge = error instanceof TooLarge || error instanceof UnzippedTooLarge
    return isTooLarge ? 'tooLarge' : 'noSheet'
  }
}

class TooLarge extends Error {}

function rowsOf(xml: Buffer, { shared, formats }: WorkbookParts, limits: ReadLimits): StoredRow[] {
  const rows: StoredRow[] = []
  let letters = 0
  const read = (cell: StoredCell) => {
    const text = storedText(cell)
    if (text === '') return undefined
    letters += text.length
    if (cell.column > limits.columns || letters > limits.bytes) throw new TooLarge()
    const why = whyOdd(text, cell, formats)
    return why === undefined ? { text } : { text, odd: { column: cell.column, why } }
  }
  for (const some of sheetRows(xml, shared, read)) {
    rows.push(...some)
    if (rows.length > limits.rows) throw new TooLarge()
  }
  return rows
}

function storedText({ type, value }: StoredCell): string {
  if (type === 'b') return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE'
  // Numbers may be stored with more digits than typed, such as 0.1000000000000000055.
  return type === 'n' && value.trim() !== '' ? String(Number(value)) : value
}

const [general, asText] = [0, 49]

/** Undefined if the program shows exactly this text, as for short numbers without a format of their own. */
function whyOdd(
  text: string,
  cell: StoredCell,
  formats: WorkbookParts['formats'],
): OddCell['why'] | undefined {
  if (cell.hasFormula) return 'formula'
  if (isText(cell)) return undefined
  const format = formats[cell.style]?.id ?? general
  // Longer numbers are rounded, or shown as powers of ten.
  const isShort = cell.type === 'n' && /^-?\d{1,9}(\.\d{1,9})?$/.test(text)
  return isShort && (format === general || format === asText) ? undefined : 'shownOtherwise'
}
