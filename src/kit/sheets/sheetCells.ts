// Reads the cells of a sheet as texts.
import { isText, sheetWalk } from './sheetWalk.ts'
import type { StoredCell } from './sheetWalk.ts'
import { walkXml } from './walkXml.ts'

/** `formula`: the text was calculated, not typed. `shownOtherwise`: the program shows another text in the cell. */
export type OddCell = { row: number; column: number; why: 'formula' | 'shownOtherwise' }

export type Cells = {
  /** Rows with content, by number. A row has a text per column, null for an empty cell. */
  rows: Map<number, (string | null)[]>
  odd: OddCell[]
}

export type CellLimits = { rows: number; columns: number; letters: number }

/** The sheet exceeds a limit. */
export class TooLarge extends Error {}

/** The workbook's shared texts, and the number format of each style. */
type CellContext = { shared: readonly string[]; formats: readonly number[] }

export function cellsOf(xml: string, { shared, formats }: CellContext, limits: CellLimits): Cells {
  const rows: Cells['rows'] = new Map()
  const odd: OddCell[] = []
  let letters = 0

  const addCell = (one: StoredCell) => {
    const { row, column } = one
    const text = textOf(one)
    if (text === null || text === '') return
    letters += text.length
    const cells = rows.get(row) ?? []
    rows.set(row, cells)
    if (rows.size > limits.rows || column > limits.columns || letters > limits.letters)
      throw new TooLarge()
    while (cells.length < column) cells.push(null)
    cells[column - 1] = text
    if (one.hasFormula) odd.push({ row, column, why: 'formula' })
    else if (!isShownAs(text, one, formats)) odd.push({ row, column, why: 'shownOtherwise' })
  }
  walkXml(xml, sheetWalk(shared, addCell))
  return { rows, odd }
}

function textOf({ type, value }: StoredCell): string | null {
  if (type === 'b') return value === '' ? null : value === '1' ? 'TRUE' : 'FALSE'
  // Numbers may be stored with more digits than typed, such as 0.1000000000000000055.
  return type === 'n' && value.trim() !== '' ? String(Number(value)) : value
}

const [general, asText] = [0, 49]

/** Whether the program shows exactly this text. True for short numbers without a format of their own. */
function isShownAs(text: string, cell: StoredCell, formats: readonly number[]): boolean {
  if (isText(cell)) return true
  if (cell.type !== 'n') return false
  const format = formats[cell.style] ?? general
  // Longer numbers are rounded, or shown as powers of ten.
  return (format === general || format === asText) && /^-?\d{1,9}(\.\d{1,9})?$/.test(text)
}
