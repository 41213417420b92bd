// Marks rows that are no records.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import type { Row } from './source.ts'

/** Number of rows to hold back, because totals are among the last ones. */
const lastRows = 3

/**
 * Marks the rows above the headers, repeated headers, and totals at the end. Drops the header row itself. `headerRow` is its
 * number.
 */
export class RowKinds {
  readonly #headerRow: number | null
  #header: Row['cells'] | null = null
  #last: Row[] = []

  constructor(headerRow: number | null) {
    this.#headerRow = headerRow
  }

  /** The rows that are decided so far. */
  push(rows: readonly Row[]): Row[] {
    for (const row of rows) if (!this.#isHeaderRow(row)) this.#last.push(this.#marked(row))
    return this.#last.splice(0, Math.max(0, this.#last.length - lastRows))
  }

  /** The remaining rows, after the last one. */
  end(): Row[] {
    const rows = this.#last.splice(0)
    for (let at = rows.length - 1; at >= 0 && isTotal(rows[at]!); at--)
      rows[at] = { ...rows[at]!, kind: 'footer' }
    return rows
  }

  #isHeaderRow(row: Row): boolean {
    if (row.number !== this.#headerRow) return false
    this.#header ??= filled(row)
    return true
  }

  #marked(row: Row): Row {
    if (this.#headerRow === null) return row
    if (row.number < this.#headerRow) return { ...row, kind: 'aboveHeader' }
    return this.#header !== null && isAlike(filled(row), this.#header)
      ? { ...row, kind: 'repeatedHeader' }
      : row
  }
}

const filled = ({ cells }: Row) => cells.filter((cell) => cell !== null)

/** Compares texts regardless of case and accents. Comparing lengths first avoids folding most rows. */
const isAlike = (one: Row['cells'], other: Row['cells']): boolean =>
  one.length === other.length &&
  one.every((cell, at) => cell?.length === other[at]?.length) &&
  one.every((cell, at) => foldedText(cell ?? '') === foldedText(other[at] ?? ''))

/** A word for a total, followed by one or two cells, or a few sums. */
function isTotal({ cells, kind }: Row): boolean {
  const texts = cells.filter((cell) => cell !== null)
  const [label = '', ...others] = texts
  const isShort = texts.length <= 2 || texts.length <= cells.length / 2
  return kind === undefined && isShort && total.test(foldedText(label)) && others.every(isSum)
}

const isSum = (text: string): boolean => /\d/.test(text) && !/\p{L}{4}/u.test(text)

// Total, Σύνολο: 3.000 and Σύνολο πελατών: 12, but not Total Α.Ε.
const total =
  /^[*=\s-]*(?:(?:grand |sub)?totals?|sum|count|(?:γενικο |μερικο )?συνολ[οα]|πληθοσ|итого|всего|сумма|количество)(?:(?:\s+\p{L}+){0,2}\s*[:=]|\s*[\d€(]|[\s.*-]*$)/u
