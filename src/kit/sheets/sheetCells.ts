// The cells of a sheet as texts. Rows and cells may leave out where they stand: they come one after another then.
import { RichText } from './workbookParts.ts'
import { walkXml } from './walkXml.ts'

/** `formula`: somebody may have typed none of it. `shownOtherwise`: a person sees another text in the cell. */
export type OddCell = { row: number; column: number; why: 'formula' | 'shownOtherwise' }

export type Cells = {
  /** By their number; only rows that hold something. A row has a text for each column, null for what is empty. */
  rows: Map<number, (string | null)[]>
  odd: OddCell[]
}

export type CellLimits = { rows: number; columns: number; letters: number }

/** There is more in it than may be read. */
export class TooLarge extends Error {}

type Known = { shared: readonly string[]; formats: readonly number[] }
type Cell = { column: number; type: string; style: number; value: string; hasFormula: boolean }

export function cellsOf(xml: string, { shared, formats }: Known, limits: CellLimits): Cells {
  const rows: Cells['rows'] = new Map()
  const odd: OddCell[] = []
  const inline = new RichText()
  let [row, column, letters, isValue] = [0, 0, 0, false]
  let cell: Cell | undefined

  const keep = (one: Cell) => {
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
        const place = /^([A-Z]{1,4})(\d{1,9})$/i.exec(r ?? '')
        column = place ? columnOf(place[1]!) : column + 1
        if (place) row = Number(place[2])
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
      keep(cell)
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
  // Written with more digits than anybody typed: 0.30000000000000004.
  return type === 'n' && value.trim() !== '' ? String(Number(value)) : value
}

const [general, asText] = [0, 49]

/** Whether a person reads just this in the cell: of numbers, those without a format of their own. */
function isShownAs(text: string, { type, style }: Cell, formats: readonly number[]): boolean {
  if (type === 's' || type === 'inlineStr' || type === 'str') return true
  if (type !== 'n') return false
  const format = formats[style] ?? general
  // Longer ones are rounded, or shown as powers of ten.
  return (format === general || format === asText) && /^-?\d{1,9}(\.\d{1,9})?$/.test(text)
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Signs that XML cannot hold are written by their number. */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
