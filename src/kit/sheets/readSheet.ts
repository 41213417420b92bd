// Reads the first sheet of an untrusted XLSX file. Uploads are read in a process of its own (readUploadedSheet.ts).
import { TooLarge, cellsOf } from './sheetCells.ts'
import type { OddCell } from './sheetCells.ts'
import { unzip } from './unzip.ts'
import { firstSheet, numberFormats, partDecoder, sharedTexts } from './workbookParts.ts'

/**
 * `bytes` limits the file, its decompressed content and the characters of all cells, each on its own. `rows` counts
 * only rows with content; `columns` is the last column that may have content.
 */
export type ReadLimits = { bytes: number; rows: number; columns: number }

/** Why a file cannot be read. */
export type SheetFault = 'noSheet' | 'tooLarge'

export type SheetRows = {
  /** Only rows with content, all of the same width. Texts as stored; null for an empty cell. */
  rows: (string | null)[][]
  /** The number of each row in the sheet, from 1. */
  numbers: number[]
  /** Cells whose text may differ from what a user sees or typed. Columns count from 1. */
  odd: OddCell[]
}

/** The rows of the first sheet, or the reason why it cannot be read. */
export function readSheet(file: Buffer, limits: ReadLimits): SheetRows | SheetFault {
  const { bytes } = limits
  if (file.length > bytes) return 'tooLarge'
  const files = unzip(file, { bytes, entries: 200 })
  if (!files) return 'noSheet'
  const xmlFiles = [...files].filter(([name]) => /\.(xml|rels)$/i.test(name))
  const entries = new Map(xmlFiles.map(([name, part]) => [name.toLowerCase(), decoded(part)]))
  try {
    const sheet = firstSheet(entries)
    if (sheet === undefined) return 'noSheet'
    const context = { shared: sharedTexts(entries), formats: numberFormats(entries) }
    const { rows, odd } = cellsOf(sheet, context, { ...limits, letters: bytes })
    const numbers = [...rows.keys()].sort((a, b) => a - b)
    const width = [...rows.values()].reduce((most, { length }) => Math.max(most, length), 0)
    const filled = numbers.map((number) => {
      const cells = rows.get(number)!
      return Array.from({ length: width }, (_, at) => cells[at] ?? null)
    })
    return { rows: filled, numbers, odd }
  } catch (error) {
    return error instanceof TooLarge ? 'tooLarge' : 'noSheet'
  }
}

const decoded = (part: Buffer): string => partDecoder(part).decode(part)
