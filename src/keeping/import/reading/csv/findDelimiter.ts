// Finds what stands between the cells of a CSV file.
import { CsvRecords } from './csvRecords.ts'
import type { CsvRecord } from './csvRecords.ts'
import { TableRefused, delimiters } from '../source.ts'
import type { Delimiter, IntakeLimits } from '../source.ts'

/** Excel's own first line, `sep=;`; it is no record. */
export const delimiterLine = /^sep=(.)(?:\r\n|\r|\n|$)/i

/** Of the beginning of a file; `isWhole` when the file ends with it. */
export function findDelimiter(text: string, isWhole: boolean, limits: IntakeLimits): Delimiter {
  const named = delimiterLine.exec(text)?.[1]
  const asNamed = delimiters.find((one) => one === named)
  if (asNamed) return asNamed
  const scores = delimiters.map((delimiter) => scoreOf(recordsOf(text, isWhole, delimiter, limits)))
  // The first of several: a file with one column has none of them.
  return delimiters[scores.indexOf(Math.max(...scores))]!
}

/** Undefined where the text cannot be read with this delimiter. */
function recordsOf(text: string, isWhole: boolean, delimiter: string, limits: IntakeLimits) {
  try {
    const records = new CsvRecords({ ...limits, delimiter })
    return [...records.push(text), ...(isWhole ? records.end() : [])]
  } catch (error) {
    if (error instanceof TableRefused) return undefined
    throw error
  }
}

/** From 0: how many of the records with content have as many cells as most have, the more the better. */
function scoreOf(records: CsvRecord[] | undefined): number {
  const widths = (records ?? [])
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells }) => cells.length)
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const scores = [...counts].map(([width, count]) => count * (1 + Math.min(width, 20) / 40))
  return widths.length === 0 ? 0 : Math.max(0, ...scores) / widths.length
}
