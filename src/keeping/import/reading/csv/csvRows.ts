// Reads the rows of a CSV file chunk by chunk.
import { cellText } from '#kit/fields/cellText.ts'
import { CsvRecords } from './csvRecords.ts'
import type { CsvRecord } from './csvRecords.ts'
import { decodedPieces } from '../encoding/decode.ts'
import { delimiterLine } from './findDelimiter.ts'
import { TableRefused } from '../source.ts'
import type { Delimiter, Encoding, IntakeLimits, OddPart, Row } from '../source.ts'

type CsvForm = { encoding: Encoding; delimiter: Delimiter }

/** The non-empty rows. Throws `TableRefused`. */
export async function* csvRows(
  path: string,
  { encoding, delimiter }: CsvForm,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> {
  const records = new CsvRecords({ ...limits, delimiter })
  let count = 0
  const rowsOf = (read: readonly CsvRecord[]): Row[] => {
    const rows = read.map(rowOf).filter(({ cells }) => cells.some((cell) => cell !== null))
    count += rows.length
    if (count > limits.rows) throw new TableRefused('tooManyRows')
    return rows
  }
  let isFirst = true
  for await (const piece of decodedPieces(path, encoding)) {
    const read = records.push(piece)
    if (read.length === 0) continue
    yield rowsOf(isFirst ? withoutDelimiterLine(read) : read)
    isFirst = false
  }
  yield rowsOf(isFirst ? withoutDelimiterLine(records.end()) : records.end())
}

const withoutDelimiterLine = (read: CsvRecord[]): CsvRecord[] =>
  delimiterLine.test(read[0]?.cells.slice(0, 2).join(';') ?? '') ? read.slice(1) : read

function rowOf({ line, cells, unclosed }: CsvRecord): Row {
  const row: Row = { number: line, cells: cells.map(cellText) }
  if (unclosed.length === 0) return row
  const odd: OddPart[] = unclosed.map((column) => ({ column, why: 'unclosedQuote' }))
  return { ...row, odd }
}
