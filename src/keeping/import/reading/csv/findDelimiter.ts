// Finds the delimiter of a CSV file.
import { CsvRecords } from './csvRecords.ts'
import type { CsvRecord } from './csvRecords.ts'
import { TableRefused, delimiters } from '../source.ts'
import type { Delimiter, IntakeLimits } from '../source.ts'

/** Excel's own first line, `sep=;`, which is no record. */
export const delimiterLine = /^sep=(.)(?:\r\n|\r|\n|$)/i

/** From the beginning of a file; `isWhole` if that is the whole file. */
export function findDelimiter(text: string, isWhole: boolean, limits: IntakeLimits): Delimiter {
  const named = delimiterLine.exec(text)?.[1]
  const asNamed = delimiters.find((one) => one === named)
  if (asNamed) return asNamed
  const scores = delimiters.map((delimiter) => scoreOf(recordsOf(text, isWhole, delimiter, limits)))
  // By default the first one: a file with one column contains none.
  return delimiters[scores.indexOf(Math.max(...scores))]!
}

/** Undefined if the text cannot be parsed with this delimiter. */
function recordsOf(text: string, isWhole: boolean, delimiter: string, limits: IntakeLimits) {
  try {
    const records = new CsvRecords({ ...limits, delimiter })
    return [...records.push(text), ...(isWhole ? records.end() : [])]
  } catch (error) {
    if (error instanceof TableRefused) return undefined
    throw error
  }
}

/** Score from 0: how many non-empty records have the most common number of cells, weighted by that number. */
function scoreOf(records: CsvRecord[] | undefined): number {
  const widths = (records ?? [])
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells }) => cells.length)
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const scores = [...counts].map(([width, count]) => count * (1 + Math.min(width, 20) / 40))
  return widths.length === 0 ? 0 : Math.max(0, ...scores) / widths.length
}
