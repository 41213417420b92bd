// Reads the cells of a sheet as texts. A row or cell without a position follows the one before it.
import { RichText } from './workbookParts.ts'
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
type Cell = { column: number; type: string; style: number; value: string; hasFormula: boolean }

export function cellsOf(xml: string, { shared, formats }: CellContext, limits: CellLimits): Cells {
  const rows: Cells['rows'] = new Map()
  const odd: OddCell[] = []
  const inline = new RichText()
  let [row, column, letters, isValue] = [0, 0, 0, false]
  let cell: Cell | undefined

  const addCell = (one: Cell) => {
    const text = textOf(one, inline.text, shared)
    if (text === null || text === '') return
    letters += text.length
    const cells = rows.get(row) ?? []
    rows.set(row, cells)
    if (rows.size > limits.rows || one.column > limits.columns || letters > limits.letters)
      throw new TooLarge()
    while (cells.length < one.column) cells.push(null)
    cells[one.column - 1] = text
    if (one.hasFormula) odd.push({ row, column: one.column, why: 'formula' })
    else if (!isShownAs(text, one, formats))
      odd.push({ row, column: one.column, why: 'shownOtherwise' })
  }
  walkXml(xml, {
    open: (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') [row, column] = [r && /^\d{1,9}$/.test(r) ? Number(r) : row + 1, 0]
      else if (name === 'c') {
        const position = /^([A-Z]{1,4})(\d{1,9})$/i.exec(r ?? '')
        column = position ? columnOf(position[1]!) : column + 1
        if (position) row = Number(position[2])
        cell = { column, type: t, style: Number(s), value: '', hasFormula: false }
        inline.begin()
      } else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'v') isValue = true
      else inline.open(name)
    },
    text: (part) => {
      if (isValue && cell) cell.value += part
      else inline.add(part)
    },
    close: (name) => {
      if (name === 'v') isValue = false
      inline.close(name)
      if (name !== 'c' || !cell) return
      addCell(cell)
      cell = undefined
    },
  })
  return { rows, odd }
}

function textOf({ type, value }: Cell, inline: string, shared: readonly string[]): string | null {
  if (type === 's') return unescaped(shared[Number(value)] ?? '')
  if (type === 'inlineStr') return unescaped(inline)
  if (type === 'str') return unescaped(value)
  if (type === 'b') return value === '' ? null : value === '1' ? 'TRUE' : 'FALSE'
  // Numbers may be stored with more digits than typed, such as 0.1000000000000000055.
  return type === 'n' && value.trim() !== '' ? String(Number(value)) : value
}

const [general, asText] = [0, 49]

/** Whether the program shows exactly this text. True for short numbers without a format of their own. */
function isShownAs(text: string, { type, style }: Cell, formats: readonly number[]): boolean {
  if (type === 's' || type === 'inlineStr' || type === 'str') return true
  if (type !== 'n') return false
  const format = formats[style] ?? general
  // Longer numbers are rounded, or shown as powers of ten.
  return (format === general || format === asText) && /^-?\d{1,9}(\.\d{1,9})?$/.test(text)
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Decodes characters that XML cannot contain, such as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
