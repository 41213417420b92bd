// Finds the cells in the XML of a sheet. A row or cell without a position follows the one before it.
import { RichText, unescaped } from './workbookParts.ts'
import type { XmlWalk } from './walkXml.ts'

export type StoredCell = {
  /** Rows and columns count from 1. */
  row: number
  column: number
  /** Which row of the file it stands in, whatever its number: two may have the same. */
  rowOfFile: number
  /** `s`, `inlineStr`, `str`: a text. `n`: a number. `b`: 1 or 0. `e`: an error. `d`: an ISO date. */
  type: string
  /** The index of its style. */
  style: number
  /** What is stored; of a text, the text. */
  value: string
  hasFormula: boolean
}

export const isText = ({ type }: Pick<StoredCell, 'type'>): boolean =>
  type === 's' || type === 'inlineStr' || type === 'str'

/** `shared`: the workbook's shared texts. */
export function sheetWalk(shared: readonly string[], onCell: (cell: StoredCell) => void): XmlWalk {
  const inline = new RichText()
  let [row, rowOfFile, column, isValue] = [0, 0, 0, false]
  let cell: StoredCell | undefined

  return {
    open: (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') {
        ;[row, column] = [r && /^\d{1,9}$/.test(r) ? Number(r) : row + 1, 0]
        rowOfFile++
      } else if (name === 'c') {
        const position = /^([A-Z]{1,4})(\d{1,9})$/i.exec(r ?? '')
        column = position ? columnOf(position[1]!) : column + 1
        if (position) row = Number(position[2])
        cell = { row, rowOfFile, column, type: t, style: Number(s), value: '', hasFormula: false }
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
      onCell(isText(cell) ? { ...cell, value: textOf(cell, inline.text, shared) } : cell)
      cell = undefined
    },
  }
}

function textOf({ type, value }: StoredCell, inline: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  return unescaped(type === 'inlineStr' ? inline : value)
}

/** Of its letters, from 1. */
export const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
