// Opens an untrusted XLSX workbook, and reads the rows of its sheets.
import { partDecoder, readParts } from './workbookParts.ts'
import type { SheetPart, WorkbookParts } from './workbookParts.ts'
import { sheetWalk } from './sheetWalk.ts'
import type { StoredCell } from './sheetWalk.ts'
import { unzip } from './unzip.ts'
import type { UnzipLimits } from './unzip.ts'
import { xmlWalker } from './walkXml.ts'

const pieceBytes = 64 * 1024

export type OpenWorkbook = WorkbookParts & {
  /** The XML of a sheet; undefined if it is not in the file. */
  sheetXml: (sheet: SheetPart) => Promise<Buffer | undefined>
}

/** Undefined if it is no workbook. Throws as `unzip` does, and other errors for broken XML. */
export async function openWorkbook(
  file: Buffer,
  limits: UnzipLimits,
): Promise<OpenWorkbook | undefined> {
  // Pictures, and sheets that nobody reads, are left packed.
  const texts = await unzip(
    file,
    limits,
    (name) => /\.(xml|rels)$/i.test(name) && !/(^|\/)(worksheets|media|drawings)\//i.test(name),
  )
  const parts = readParts(
    new Map([...texts].map(([name, part]) => [name.toLowerCase(), partDecoder(part).decode(part)])),
  )
  return (
    parts && {
      ...parts,
      async sheetXml({ path }) {
        const [xml] = (await unzip(file, limits, (name) => name.toLowerCase() === path)).values()
        return xml
      },
    }
  )
}

/** What a reader makes of a cell; `odd` is what a person should know of it. */
export type ReadCell<Odd> = { text: string | null; odd?: Odd }

export type SheetRow<Odd> = {
  /** As the sheet numbers it, from 1. */
  number: number
  /** Null for an empty cell. */
  cells: (string | null)[]
  odd?: Odd[]
}

/**
 * The rows with content, a piece of the XML at a time. `read` returns undefined for an empty cell, and may throw; `shared`
 * are the workbook's shared texts.
 */
export function* sheetRows<Odd>(
  xml: Buffer,
  shared: readonly string[],
  read: (cell: StoredCell) => ReadCell<Odd> | undefined,
): Generator<SheetRow<Odd>[]> {
  const complete: SheetRow<Odd>[] = []
  let row: SheetRow<Odd> = { number: 0, cells: [] }
  let [rowInSheet, rowOfFile, lastNumber] = [0, 0, 0]

  const begin = (next: number) => {
    if (row.cells.length > 0) {
      complete.push(row)
      lastNumber = row.number
    }
    // A sheet may have a number twice, or rows in another order: each row comes in, behind the one before it.
    row = { number: Math.max(next, lastNumber + 1), cells: [] }
  }
  const addCell = (cell: StoredCell) => {
    if (cell.row !== rowInSheet || cell.rowOfFile !== rowOfFile) begin(cell.row)
    ;[rowInSheet, rowOfFile] = [cell.row, cell.rowOfFile]
    const one = read(cell)
    if (!one) return
    while (row.cells.length < cell.column) row.cells.push(null)
    row.cells[cell.column - 1] = one.text
    if (one.odd !== undefined) (row.odd ??= []).push(one.odd)
  }

  const walker = xmlWalker(sheetWalk(shared, addCell))
  const decoder = partDecoder(xml)
  for (let at = 0; at < xml.length; at += pieceBytes) {
    walker.write(decoder.decode(xml.subarray(at, at + pieceBytes), { stream: true }))
    yield complete.splice(0)
  }
  walker.close()
  begin(0)
  yield complete
}
