// A place in an export of ours: its name, and its number in the next column, which tells it from places of the same name.
import type { ColumnUse } from '../mapping.contract.ts'

/** Behind the name: «Kalamaria #1234». */
export const numberOfPlace = / #(\d{1,9})$/

/** The cell, with the number of the next column if that belongs to it. */
export function withPlaceNumber(
  cells: readonly (string | null)[],
  headers: readonly string[],
  column: number,
  { asStored }: Pick<ColumnUse, 'asStored'>,
): string {
  const text = cells[column]?.trim() ?? ''
  const number = cells[column + 1] ?? ''
  const isOfIt = asStored && headers[column + 1]?.startsWith(headers[column] ?? '')
  return text !== '' && isOfIt && /^\d{1,9}$/.test(number) ? `${text} #${number}` : text
}
