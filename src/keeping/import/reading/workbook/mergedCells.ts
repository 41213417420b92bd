// Fills each merged area with the text of its first row, in the area's first column: an owner is often written once beside
// several rows.
import { columnOf } from '#kit/sheets/sheetWalk.ts'
import { walkXml } from '#kit/sheets/walkXml.ts'
import { TableRefused } from '../source.ts'
import type { Row } from '../source.ts'

/** The last row of each area with several rows, by its first row and column. */
type Areas = ReadonlyMap<number, ReadonlyMap<number, number>>

const mostAreas = 500_000

/** From a sheet's XML, where merged areas follow the cells. */
function mergedAreas(sheet: Buffer): Areas {
  const areas = new Map<number, Map<number, number>>()
  const end = sheet.lastIndexOf('mergeCells>')
  const start = sheet.lastIndexOf('mergeCells', end - 1 - 'mergeCells'.length)
  // None are found in UTF-16, which no known program writes.
  if (end < 20 || start < 0) return areas
  const from = sheet.lastIndexOf('<', start)
  const to = end + 'mergeCells>'.length
  let count = 0
  walkXml(sheet.toString('utf8', from, to), {
    open: (name, { ref = '' }) => {
      const [, column = '', first, last] =
        /^([A-Z]{1,4})(\d{1,9}):[A-Z]{1,4}(\d{1,9})$/i.exec(ref) ?? []
      if (name !== 'mergeCell' || Number(last) <= Number(first) || column === '') return
      if (++count > mostAreas) throw new TableRefused('tooLarge')
      const beginning = areas.get(Number(first)) ?? new Map<number, number>()
      areas.set(Number(first), beginning.set(columnOf(column), Number(last)))
    },
  })
  return areas
}

export class MergedTexts {
  readonly #areas: Areas
  /** By column: the current area. */
  readonly #begun = new Map<number, { to: number; text: string }>()

  constructor(sheet: Buffer) {
    this.#areas = mergedAreas(sheet)
  }

  /** Fills empty cells of a row with the texts of areas that started above. Call with the rows in order. */
  fill(row: Row): void {
    for (const [column, to] of this.#areas.get(row.number) ?? []) {
      const text = row.cells[column - 1]
      if (text) this.#begun.set(column, { to, text })
    }
    for (const [column, { to, text }] of this.#begun) {
      if (row.number > to) this.#begun.delete(column)
      else {
        while (row.cells.length < column) row.cells.push(null)
        row.cells[column - 1] ??= text
      }
    }
  }
}
