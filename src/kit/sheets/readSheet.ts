// Reads the first sheet of an XLSX file that anybody may have made. Files of people are read in a process of its
// own (readUploadedSheet.ts).
import { TooLarge, cellsOf } from './sheetCells.ts'
import type { OddCell } from './sheetCells.ts'
import { unzip } from './unzip.ts'
import { firstSheet, numberFormats, sharedTexts } from './workbookParts.ts'

/** `bytes` of the file, of all that is packed in it, and letters of all cells; rows and columns that hold something. */
export type ReadLimits = { bytes: number; rows: number; columns: number }

/** Why a file cannot be read. */
export type SheetFault = 'noSheet' | 'tooLarge'

export type SheetRows = {
  /** Only rows that hold something, all of them as wide. Texts as they stand, null for what is empty. */
  rows: (string | null)[][]
  /** Of each row, which one it is in the sheet: the first row is row 1. */
  numbers: number[]
  /** Cells that are no texts as a person reads them; columns count from 1. */
  odd: OddCell[]
}

/** What the first sheet holds, or why it cannot be read. */
export function readSheet(file: Buffer, limits: ReadLimits): SheetRows | SheetFault {
  const { bytes } = limits
  if (file.length > bytes) return 'tooLarge'
  const packed = unzip(file, { bytes, entries: 200 })
  if (!packed) return 'noSheet'
  const known = [...packed].filter(([name]) => /\.(xml|rels)$/i.test(name))
  const entries = new Map(known.map(([name, part]) => [name.toLowerCase(), decoded(part)]))
  try {
    const sheet = firstSheet(entries)
    if (sheet === undefined) return 'noSheet'
    const around = { shared: sharedTexts(entries), formats: numberFormats(entries) }
    const { rows, odd } = cellsOf(sheet, around, { ...limits, letters: bytes })
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

/** UTF-8 or, by its mark, UTF-16; the mark itself is left out. */
function decoded(part: Buffer): string {
  const isUtf16 = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff)
  return new TextDecoder(isUtf16 ? (part[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    part,
  )
}
