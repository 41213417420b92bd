// Reads property feeds in the format REAXML, of Australian programs.
import { feedRows } from '../feeds/feedRows.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'
import { reaxmlCells } from './reaxmlCells.ts'

export const reaxmlRows = (
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> =>
  feedRows(path, encoding, limits, {
    isProperty: (elements) => elements.length === 2 && elements[0] === 'propertyList',
    cells: reaxmlCells,
    hasAttributes: true,
    mayNameType: true,
  })
