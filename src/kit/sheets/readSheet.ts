// Reads the first sheet of an XLSX file that anybody may have made.
import { unzip } from './unzip.ts'
import { zip } from './zip.ts'

export type ReadLimits = { bytes: number; rows: number; columns: number }

/** Why a file cannot be read. */
export type SheetFault = 'noSheet' | 'tooLarge'

export type SheetRows = {
  /** Texts as they stand, null for what is empty. The first row is row 1. */
  rows: (string | null)[][]
  /** The rows of cells that hold a formula. */
  formulas: Set<number>
}

/** What the first sheet holds, or why it cannot be read. */
export async function readSheet(
  file: Buffer,
  { bytes, rows, columns }: ReadLimits,
): Promise<SheetRows | SheetFault> {
  if (file.length > bytes) return 'tooLarge'
  const entries = unzip(file, { bytes, entries: 200 })
  if (!entries) return 'noSheet'
  const sheets = [...entries].filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
  if (sheets.length === 0) return 'noSheet'
  const formulas = new Set<number>()
  for (const [, content] of sheets) {
    const found = cellsOf(content.toString('utf8'))
    // A single cell far down makes the reader fill all that is above it.
    if (found.lastRow > rows || found.lastColumn > columns) return 'tooLarge'
    for (const row of found.formulas) formulas.add(row)
  }
  // Few read sheets, and seldom: loaded when one does.
  const { readSheet: readRows } = await import('read-excel-file/node')
  const read = await readRows(await repacked(entries), 1, { trim: false }).catch(() => undefined)
  if (!read) return 'noSheet'
  const texts = read.map((row) => row.map(textOf))
  // Many cells can share one long text: a small file then says a lot.
  const length = texts.flat().reduce((sum, text) => sum + (text?.length ?? 0), 0)
  return length > bytes ? 'tooLarge' : { rows: texts, formulas }
}

// Cells hold texts, numbers, days and yes or no.
const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : `${value as string | number | boolean}`

// The reader finds the entries in its own way: it is to see the same that was looked at.
async function repacked(entries: Map<string, Buffer>): Promise<Buffer> {
  const known = [...entries].filter(([name]) => /\.(xml|rels)$/i.test(name))
  const all = known.map(([name, content]) => ({ name, content: [content.toString('utf8')] }))
  const parts: Buffer[] = []
  for await (const part of zip(all)) parts.push(part)
  return Buffer.concat(parts)
}

function cellsOf(xml: string) {
  const formulas = new Set<number>()
  let [lastRow, lastColumn, row] = [0, 0, 0]
  // Stops at the next sign of a tag, so that it never looks at anything twice.
  for (const [, tag, attributes] of xml.matchAll(/<(?:\w{1,20}:)?(c|row|f)\b([^<>]*)>/g)) {
    const place = / r="([A-Z]{0,4})(\d{1,9})"/i.exec(attributes!)
    if (tag === 'f') formulas.add(row)
    else if (place) {
      row = Number(place[2])
      lastRow = Math.max(lastRow, row)
      lastColumn = Math.max(lastColumn, columnOf(place[1]!))
    } else if (tag === 'row') lastRow = Math.max(lastRow, ++row)
  }
  return { formulas, lastRow, lastColumn }
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
