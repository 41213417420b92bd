// Reads the rows of a file by its source. Runs in the process of intake.process.ts.
import { stat } from 'node:fs/promises'
import { blmRows } from './blm/blm.ts'
import { cardRows } from './cards/cards.ts'
import { csvRows } from './csv/csvRows.ts'
import { kyeroRows } from './kyero/kyero.ts'
import { openImmoRows } from './openImmo/openImmo.ts'
import { reaxmlRows } from './reaxml/reaxml.ts'
import { RowKinds } from './rowKinds.ts'
import { TableRefused } from './source.ts'
import type { IntakeLimits, OddPart, Row, Source } from './source.ts'
import { webTableRows } from './webPage/webPage.ts'
import { Workbook } from './workbook/workbook.ts'

const batchRows = 1000
// Rows with many cells or long texts come in smaller batches, each of which is sent as one message.
const batchLetters = 500_000
// Overhead of a cell besides its text.
const perCell = 4

/** In batches of about 1,000 rows. Throws `TableRefused`. */
export async function* tableRows(
  path: string,
  source: Source,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> {
  if ((await stat(path)).size > limits.bytes) throw new TableRefused('tooLarge')
  const kinds = new RowKinds(source.headerRow)
  let batch: Row[] = []
  let size = 0
  let letters = 0
  const isFilledBy = (row: Row): boolean => {
    const ofRow = lettersOf(row, limits)
    letters += ofRow
    if (letters > limits.allLetters) throw new TableRefused('tooMuchText')
    batch.push(fitted(row, source.headers.length))
    size += ofRow + perCell * Math.max(row.cells.length, source.headers.length)
    return batch.length >= batchRows || size >= batchLetters
  }
  async function* marked() {
    for await (const rows of rowsOf(path, source, limits)) yield* kinds.push(rows)
    yield* kinds.end()
  }
  for await (const row of marked()) {
    if (!isFilledBy(row)) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

function lettersOf({ cells }: Row, limits: IntakeLimits): number {
  let sum = 0
  for (const cell of cells) {
    if (cell === null) continue
    if (cell.length > limits.letters) throw new TableRefused('longCell')
    sum += cell.length
  }
  if (sum > limits.rowLetters) throw new TableRefused('longRow')
  return sum
}

async function* rowsOf(path: string, source: Source, limits: IntakeLimits): AsyncGenerator<Row[]> {
  const { format, encoding, delimiter, sheet } = source
  if (format === 'xlsx') yield* (await Workbook.open(path, limits)).rows(sheet ?? '')
  else if (encoding === null) throw new TableRefused('noTable')
  else if (format === 'kyero') yield* kyeroRows(path, encoding, limits)
  else if (format === 'webPage') yield* webTableRows(path, { encoding, table: sheet ?? '' }, limits)
  else if (format === 'openImmo') yield* openImmoRows(path, encoding, limits)
  else if (format === 'reaxml') yield* reaxmlRows(path, encoding, limits)
  else if (format === 'blm') yield* blmRows(path, encoding, limits)
  else if (format === 'vcard') yield* cardRows(path, encoding, limits)
  else yield* csvRows(path, { encoding, delimiter: delimiter ?? ';' }, limits)
}

/** Pads to one cell per header; keeps and reports filled cells beyond them. */
function fitted(whole: Row, columns: number): Row {
  const row = withLostLetters(whole)
  const cells = row.cells.slice(0, row.cells.findLastIndex((cell) => cell !== null) + 1)
  while (cells.length < columns) cells.push(null)
  if (cells.length === columns || row.kind !== undefined) return { ...row, cells }
  return { ...row, cells, odd: [...(row.odd ?? []), { column: columns + 1, why: 'moreCells' }] }
}

/** Reports cells with the replacement character. */
function withLostLetters(row: Row): Row {
  const odd = row.cells.flatMap((cell, at): OddPart[] =>
    cell?.includes('\ufffd') ? [{ column: at + 1, why: 'lostLetters' }] : [],
  )
  return odd.length === 0 ? row : { ...row, odd: [...(row.odd ?? []), ...odd] }
}
